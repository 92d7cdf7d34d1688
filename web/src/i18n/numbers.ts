import { getLanguage } from "./messages.svelte";

/** With one digit behind the decimal separator of the language. */
export const formatTenths = (value: number) =>
  new Intl.NumberFormat(getLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

import "@fontsource/patrick-hand/latin-400.css";
import "@fontsource/patrick-hand/latin-ext-400.css";
import "@fontsource-variable/nunito-sans/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyPreferences } from "./storage/preferences.svelte";
import { loadLanguage } from "./i18n/messages.svelte";
import { findPreferredLanguage } from "./storage/language";

applyPreferences();
const target = document.getElementById("app")!;
try {
  await loadLanguage(findPreferredLanguage()).catch(() => loadLanguage("en"));
  mount(App, { target });
  addEventListener(
    "languagechange",
    () => void loadLanguage(findPreferredLanguage()).catch(() => {}),
  );
} catch {
  // No messages are loaded yet.
  target.textContent = "Five by Five could not be loaded. Please reload the page.";
}

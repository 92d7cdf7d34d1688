/** Svelte context key of a function that returns the current `LiveTable`, if there is one. */
export const TABLE_CONTEXT = Symbol("table");

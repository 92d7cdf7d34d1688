/** Where parts of a table's screens find it: a function, because it comes and goes. */
export const TABLE_CONTEXT = Symbol("table");

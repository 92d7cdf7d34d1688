// Writes src/api/types.ts from the server's own schema; with --check it only compares.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const here = import.meta.dirname;
const target = join(here, "../src/api/types.ts");
const python =
  process.env.PYTHON ??
  [join(here, "../../.venv/bin/python"), "python3"].find(
    (path) => path === "python3" || existsSync(path),
  );

const said = JSON.parse(execFileSync(python, [join(here, "schema.py")], { encoding: "utf-8" }));
const constants = Object.entries(said.constants).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
);
const made = await compile(said.schema, "Wire", {
  additionalProperties: false,
  ignoreMinAndMaxItems: true, // 25 cells are a list, as everywhere on the page
  bannerComment: "// Made by `npm run types` from the server's schema. Do not edit.\n",
  style: {},
});
const text = await format(made + constants.join(""), {
  ...(await resolveConfig(target)),
  filepath: target,
});

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, "utf-8") !== text) {
  console.error("web/src/api/types.ts is not what the server says: run 'npm run types' in web/.");
  process.exit(1);
}

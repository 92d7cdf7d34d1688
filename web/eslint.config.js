import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

// What each folder of src/ may import, besides itself. A folder that is missing here is an error.
const MODEL = ["device", "notation", "i18n", "api", "storage", "table"];
const MAY_IMPORT = {
  device: [],
  notation: [],
  i18n: ["notation"],
  api: ["device", "notation", "i18n"],
  storage: ["notation", "i18n", "api"],
  table: ["device", "notation", "i18n", "api", "storage"],
  ui: MODEL,
  sheet: [...MODEL, "ui"],
  host: [...MODEL, "ui"],
  screens: [...MODEL, "ui", "sheet", "host"],
};

export default ts.config(
  { ignores: ["node_modules", "src/api/types.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Lists of seats and lines never change their order while they are shown.
      "svelte/require-each-key": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["src/*/**/*.ts", "src/*/**/*.svelte"], // App.svelte and main.ts may import everything
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".js"] } },
      "boundaries/include": ["src/**/*"],
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/elements": Object.keys(MAY_IMPORT).map((name) => ({
        type: name,
        pattern: `src/${name}`,
      })),
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/no-unknown-dependencies": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          message: "{{from.element.type}} may not import {{to.element.type}}: see eslint.config.js",
          policies: Object.entries(MAY_IMPORT).map(([name, others]) => ({
            from: { element: { type: name } },
            allow: { to: { element: { types: { anyOf: [name, ...others] } } } },
          })),
        },
      ],
    },
  },
);

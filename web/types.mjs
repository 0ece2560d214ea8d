// Writes src/lib/api-types.ts from the server's description of its API: npm run types (-- --check: only compares).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import * as prettier from "prettier";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const file = here("./src/lib/api-types.ts");
const python = [process.env.OYEZ_PYTHON, here("../.venv/bin/python")].find(
    (path) => path && existsSync(path),
);
const description = execFileSync(python ?? "python3", ["-m", "oyez.server.openapi"], { encoding: "utf8" });
const nodes = await openapiTS(JSON.parse(description), { alphabetize: true, defaultNonNullable: false });
const text = `// Made by \`npm run types\` from the server's description of its API; do not edit.\n\n${astToString(nodes)}`;
const types = await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });

if (!process.argv.includes("--check")) writeFileSync(file, types);
else if (!existsSync(file) || readFileSync(file, "utf8") !== types) {
    console.error("src/lib/api-types.ts is not what the server describes; run `npm run types` in web/.");
    process.exitCode = 1;
}

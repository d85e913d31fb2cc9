import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { checkImport } from './layers';
import { createResolver, listFiles, readImports } from './read-imports';

// `npm run imports:check`: checks every import against the layers.
const sources = /^(?:app|components|lib|tools)\/.*\.(?:tsx?|mjs)$|^[^/]+\.(?:ts|mjs)$/;
const files = listFiles(sources);
const resolve = createResolver(files);

let imports = 0;
const violations = files.flatMap((file) =>
  readImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier, line, isType }) => {
    const target = resolve(file, specifier);
    if (!target) return [];
    imports += 1;
    const reason = checkImport(file, target, isType);
    return reason ? [`${file}:${line} imports ${target}: ${reason}`] : [];
  }),
);
for (const violation of violations) stdout.write(`${violation}\n`);
stdout.write(
  `${imports} imports in ${files.length} files, ${violations.length} against the layers\n`,
);
process.exitCode = violations.length > 0 ? 1 : 0;

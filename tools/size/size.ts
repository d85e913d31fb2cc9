import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { listFiles } from '../layers/sources';
import { importClosure, type Size, sizeOf, sizesByFolder } from './measure';

// `npm run size`: amount of code outside and inside tests, and how much of it each page imports.
const code = /\.(?:tsx?|mjs|css)$/;
const files = listFiles(code);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const isTest = (file: string) => file.startsWith('tests/');

/** Routes whose import closures are shown: their own files and those of their parent folders. */
const routes = {
  'film page': /^app\/\[locale\]\/\(default\)\/movie\/\[slug\]\/page\b/,
  catalogue: /^app\/\[locale\]\/\(default\)\/catalogue\/page\b/,
  checkout: /^app\/\[locale\]\/\(default\)\/commande\/.*page\b/,
};
const layouts = files.filter((file) => /^app\/\[locale\]\/(?:\(default\)\/)?layout\b/.test(file));

const row = (name: string, { lines, files }: Size) =>
  stdout.write(`${String(lines).padStart(8)} ${String(files).padStart(7)}  ${name}\n`);

function table(title: string, own: readonly string[]) {
  stdout.write(`\n   lines   files  ${title}\n`);
  for (const [folder, size] of sizesByFolder(sources, own)) row(folder, size);
  row('total', sizeOf(sources, own));
}

table(
  'outside tests',
  files.filter((file) => !isTest(file)),
);
table('in tests', files.filter(isTest));

stdout.write('\n   lines   files  import closure\n');
for (const [name, pattern] of Object.entries(routes)) {
  const pages = files.filter((file) => pattern.test(file));
  row(name, sizeOf(sources, importClosure(sources, pages)));
  row(`${name} with its layouts`, sizeOf(sources, importClosure(sources, [...pages, ...layouts])));
}

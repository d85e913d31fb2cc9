import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from './own-pages';

/** Where the build of a preview puts down what its own pages look like. */
export const lookFolder = '.next/bobine/preview';

export function readLook(root: string): Look {
  const read = (name: string) => readFileSync(join(root, lookFolder, name));
  return {
    bar: read('bar.css').toString(),
    page: read('page.css').toString(),
    script: read('bar.js').toString(),
    typeface: read('typeface.woff2'),
  };
}

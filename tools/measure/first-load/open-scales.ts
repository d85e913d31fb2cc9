import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listScripts } from './list-scripts';

/** Bytes on the line. */
export type Weight = { gzip: number; br: number };

/** First-load JavaScript of a page by its HTML; `build` is the `.next` folder. */
export function openScales(build: string): (html: string) => Weight {
  const weights = new Map<string, Weight>();
  const weigh = (source: string): Weight => {
    const known = weights.get(source);
    if (known) return known;
    const script = readFileSync(join(build, source.replace(/^.*\/_next\//, '')));
    const weight = { gzip: gzipSync(script).length, br: brotliCompressSync(script).length };
    weights.set(source, weight);
    return weight;
  };
  return (html) =>
    listScripts(html)
      .map(weigh)
      .reduce((sum, one) => ({ gzip: sum.gzip + one.gzip, br: sum.br + one.br }), {
        gzip: 0,
        br: 0,
      });
}

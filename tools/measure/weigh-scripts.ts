import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Transfer size in bytes. */
export type Weight = { gzip: number; br: number };

/** Scripts that a modern browser loads with a page (`src` without query), without duplicates. */
export function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"?]+)/i.exec(tag)?.[1] ?? []);
  return [...new Set(sources)];
}

/**
 * Returns a function that computes the first-load JavaScript of a page from its HTML; `build` is the `.next`
 * folder.
 */
export function createWeigher(build: string): (html: string) => Weight {
  const weights = new Map<string, Weight>();
  const weigh = (source: string): Weight => {
    const known = weights.get(source);
    if (known) return known;
    const script = readFileSync(join(build, source.replace(/^.*\/_next\//, '')));
    const weight = { gzip: gzipSync(script).length, br: brotliCompressSync(script).length };
    weights.set(source, weight);
    return weight;
  };
  const add = (sum: Weight, one: Weight) => ({ gzip: sum.gzip + one.gzip, br: sum.br + one.br });
  return (html) => listScripts(html).map(weigh).reduce(add, { gzip: 0, br: 0 });
}

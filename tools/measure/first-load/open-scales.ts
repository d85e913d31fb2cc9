import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listScripts } from './list-scripts';

/** First-load JavaScript of built pages, in bytes of gzip; `build` is the `.next` folder. */
export function openScales(build: string): (page: string) => number {
  const weights = new Map<string, number>();
  const weigh = (source: string) => {
    const file = join(build, source.replace(/^.*\/_next\//, ''));
    const weight = weights.get(source) ?? gzipSync(readFileSync(file)).length;
    weights.set(source, weight);
    return weight;
  };
  return (page) =>
    listScripts(readFileSync(join(build, 'server/app', page), 'utf8'))
      .map(weigh)
      .reduce((sum, weight) => sum + weight, 0);
}

import { type Library, loadLibrary } from '@/lib/content/load-library';
import type { RawFilm } from '@/lib/content/schema/film';
import { writeSnapshot } from '@/lib/content/snapshot';
import { catalogueParams } from '../../catalogue/catalogue-href';
import type { CatalogueQuery } from '../../catalogue/query';
import { toFilm } from '../../to-film';
import { makeFilms } from '../benchmark/make-films';
import { makeQueries } from '../benchmark/make-queries';
import { scanFilms } from '../benchmark/scan-films';
import { linkSite, serveCatalogue } from '../benchmark/serve-catalogue';
import { sumUp, type Times, timeEach } from '../benchmark/times';
import { buildIndex } from '../build-index';
import { openIndex } from '../get-search-index';
import { searchLibrary } from '../search-films';
import type { StoredIndex } from '../search-index';

/** `npm run benchmark`: what a search costs, with the limits the project has set itself. Needs a build. */
const filmCount = 20_000;
const queryCount = 1200;
const scanned = 12;
const now = new Date('2026-11-21T12:00:00Z');
const port = Number(process.env.PORT ?? 3999);
let isAbove = false;

function report(name: string, value: number, unit: string, limit?: number) {
  const isOver = limit !== undefined && !(value <= limit);
  isAbove ||= isOver;
  const judged = limit === undefined ? '' : `limit ${limit} ${unit}${isOver ? '  ABOVE' : ''}`;
  process.stdout.write(`${name.padEnd(46)}${value.toFixed(2).padStart(9)} ${unit}  ${judged}\n`);
}

function reportTimes(name: string, { median, p99 }: Times, limits?: Times) {
  report(`${name}, median`, median, 'ms', limits?.median);
  report(`${name}, p99`, p99, 'ms', limits?.p99);
}

function timeSearch(library: Library, stored: StoredIndex, queries: readonly CatalogueQuery[]) {
  const index = openIndex(stored);
  const ask = (query: CatalogueQuery) =>
    searchLibrary(library, index, query, { locale: 'fr', now });
  // The first rounds compile; a server has them behind it.
  for (const query of queries.slice(0, 240)) ask(query);
  return timeEach(queries, ask);
}

async function main() {
  const root = process.cwd();
  const real = loadLibrary(root);
  const films: Map<string, RawFilm> = makeFilms(filmCount, Object.keys(real.genres));
  const large: Library = { ...real, films, collections: new Map(), articles: new Map() };
  const raws = [...films.values()];
  const queries = makeQueries(raws, queryCount);

  const begun = performance.now();
  const stored = buildIndex(large);
  report(`the build's index of ${filmCount} films`, performance.now() - begun, 'ms');
  reportTimes(`${filmCount} films`, timeSearch(large, stored, queries), { median: 10, p99: 50 });

  const all = [...films].map(([slug, raw]) => toFilm(slug, raw, 'fr', large));
  const scan = timeEach(queries.slice(0, scanned), (query) => scanFilms(all, query, now));
  reportTimes(`${filmCount} films, a naive scan`, scan);

  const few = makeQueries([...real.films.values()], queryCount);
  reportTimes(`${real.films.size} films`, timeSearch(real, buildIndex(real), few), {
    median: 1,
    p99: 1,
  });

  const copy = linkSite(root);
  writeSnapshot(copy, 'library', large);
  writeSnapshot(copy, 'search', stored);
  const served = await serveCatalogue(copy, port);
  try {
    report('start to first answer, whole site', served.started, 'ms', 2000);
    const times: number[] = [];
    for (const query of queries.slice(0, 480)) {
      const start = performance.now();
      await served.ask(`/api/films?${catalogueParams(query)}`);
      times.push(performance.now() - start);
    }
    reportTimes('GET /api/films', sumUp(times));
    report('memory of the process', served.memory(), 'MB', 400);
  } finally {
    served.stop();
  }
  process.exitCode = isAbove ? 1 : 0;
}

await main();

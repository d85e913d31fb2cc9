import { loadLibrary } from '@/lib/content/load-library';
import type { Library } from '@/lib/content/raw-library';
import { readSnapshot } from '@/lib/content/snapshot';
import { readStoredLibrary } from '@/lib/content/stored-library';
import { catalogueParams } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { openIndex } from '@/lib/films/search/get-search-index';
import { searchLibrary } from '@/lib/films/search/search-films';
import type { StoredIndex } from '@/lib/films/search/search-index';
import { writeContent } from '@/tools/build/write-content';
import { copySite } from './copy-site';
import { makeFilms } from './make-films';
import { makeQueries } from './make-queries';
import { prepareScan } from './prepare-scan';
import { createReport } from './report';
import { scanFilms } from './scan-films';
import { serveSite } from './serve-site';
import { timeEach } from './times';

/** `npm run benchmark`: what a search costs, with the limits the project has set itself. Needs a build. */
const filmCount = 20_000;
const queryCount = 1200;
/** Of each of the twelve kinds of query. */
const scannedRounds = 4;
const now = new Date('2026-11-21T12:00:00Z');
const report = createReport((line) => process.stdout.write(line));

/** Puts a library, its index and all that pages read of it where the server reads them. */
function store(root: string, library: Library) {
  const start = performance.now();
  writeContent(root, library);
  report.line(`${library.films.size} films put down, indexed`, performance.now() - start, 'ms');
}

/** Times a search as the server does it. The first rounds compile; a server has them behind it. */
async function timeSearch(root: string, queries: readonly CatalogueQuery[], rounds: number) {
  const library = readStoredLibrary(root);
  const stored = readSnapshot<StoredIndex>(root, 'search');
  if (!library || !stored) throw new Error('Nothing is stored');
  const index = openIndex(stored);
  const ask = (query: CatalogueQuery) =>
    searchLibrary(library, index, query, { locale: 'fr', now }).facets();
  await timeEach(queries, rounds, ask);
  return timeEach(queries, rounds, ask);
}

async function timeServer(root: string, queries: readonly CatalogueQuery[]) {
  const served = await serveSite(root, '/api/films?q=a');
  const askFor = (path: string) => (query: CatalogueQuery) =>
    served.ask(`${path}?${catalogueParams(query)}`);
  try {
    report.line('start to first answer, whole site', served.started, 'ms', 2000);
    await timeEach(queries.slice(0, 240), 1, askFor('/api/films'));
    report.times('GET /api/films', await timeEach(queries, 1, askFor('/api/films')));
    report.times('GET /catalogue', await timeEach(queries.slice(0, 240), 1, askFor('/catalogue')));
    report.line('most memory of the process', served.peak(), 'MB', 400);
  } finally {
    await served.stop();
  }
}

async function main() {
  const real = loadLibrary();
  const films = makeFilms(filmCount, Object.keys(real.genres));
  const large: Library = { ...real, films, collections: new Map(), articles: new Map() };
  const queries = makeQueries([...films.values()], queryCount);
  const { root, remove } = copySite();
  try {
    store(root, real);
    const few = makeQueries([...real.films.values()], queryCount);
    report.times(`${real.films.size} films`, await timeSearch(root, few, 5), { median: 1, p99: 1 });

    store(root, large);
    report.times(`${filmCount} films`, await timeSearch(root, queries, 1), { median: 10, p99: 50 });
    const scanned = prepareScan(large, now);
    const scan = (query: CatalogueQuery) => scanFilms(scanned, query);
    const scanning = await timeEach(queries.slice(0, 12 * scannedRounds), 1, scan);
    report.times(`${filmCount} films, a naive scan`, scanning);

    await timeServer(root, queries);
  } finally {
    remove();
  }
  process.exitCode = report.isAbove() ? 1 : 0;
}

await main();

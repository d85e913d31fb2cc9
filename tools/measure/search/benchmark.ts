import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import '@/lib/content/validate/provide';
import { readStoredLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { searchLibrary } from '@/lib/search/engine/search-films';
import type { StoredIndex } from '@/lib/search/engine/search-index';
import { catalogueParams } from '@/lib/search/query/catalogue-address';
import type { CatalogueQuery } from '@/lib/search/query/query';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { generateFilms } from '@/tests/doubles/generate-films';
import { generateQueries } from '@/tests/doubles/generate-queries';
import { serveBuild } from '@/tools/build/serve-build';
import { writeContent } from '@/tools/build/write-content';
import { memoryOf, report } from '../harness';
import { median, percentile } from '../statistics';

// `npm run benchmark`: cost of searches against the project's limits. Needs a build.
const filmCount = 20_000;
const queryCount = 1200;
const now = new Date('2026-11-21T12:00:00Z');

type RunQuery = (query: CatalogueQuery) => unknown;

/** Time of each query in ms: the median of its rounds, so that a single interrupted round does not count. */
async function timeEach(queries: readonly CatalogueQuery[], rounds: number, runQuery: RunQuery) {
  const times = queries.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [number, query] of queries.entries()) {
      const start = performance.now();
      await runQuery(query);
      times[number]?.push(performance.now() - start);
    }
  return times.map(median);
}

function reportTimes(name: string, times: number[], limits?: { median: number; p99: number }) {
  report(`${name}, median`, median(times), 'ms', limits?.median);
  report(`${name}, p99`, percentile(times, 0.99), 'ms', limits?.p99);
}

/**
 * Copies the current build without its catalogue and the times at which it changes, to put another one in.
 * Packages are linked; `.next` is copied, since Next may write into it.
 */
function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-benchmark-'));
  const built = resolve(builtRoot());
  for (const name of readdirSync(built))
    if (name !== '.next') symlinkSync(join(built, name), join(root, name));
  const filter = (path: string) => path !== join(built, '.next/bobine');
  const options = { recursive: true, verbatimSymlinks: true, filter };
  cpSync(join(built, '.next'), join(root, '.next'), options);
  return root;
}

/** Writes a library and its index where the server reads them, and times searches as the server runs them. */
async function timeSearch(root: string, rawLibrary: Library, rounds: number) {
  const start = performance.now();
  writeContent(root, rawLibrary);
  report(`${rawLibrary.films.size} films put down, indexed`, performance.now() - start, 'ms');
  const library = readStoredLibrary(root);
  const stored = readSnapshot<StoredIndex>(root, 'search');
  if (!library || !stored) throw new Error('Nothing is stored');
  const index = openIndex(stored);
  const runQuery = (query: CatalogueQuery) =>
    searchLibrary(library, index, query, { locale: 'fr', now }).facets();
  const queries = generateQueries([...rawLibrary.films.values()], queryCount);
  // The first pass is a warm-up, so that V8 compiles the code before it is measured.
  await timeEach(queries, rounds, runQuery);
  return timeEach(queries, rounds, runQuery);
}

async function timeServer(root: string, queries: readonly CatalogueQuery[]) {
  const start = performance.now();
  const { address, pid, stop } = await serveBuild({ root });
  const askFor = (path: string) => async (query?: CatalogueQuery) => {
    const requestPath = `${path}?${query ? catalogueParams(query) : 'q=a'}`;
    const response = await fetch(address + requestPath);
    await response.text();
    if (!response.ok) throw new Error(`${requestPath} answered ${response.status}`);
  };
  const [api, page] = [askFor('/api/films'), askFor('/catalogue')];
  try {
    await api();
    report('start to first answer, whole site', performance.now() - start, 'ms', 2000);
    await timeEach(queries.slice(0, 240), 1, api);
    reportTimes('GET /api/films', await timeEach(queries, 1, api));
    reportTimes('GET /catalogue', await timeEach(queries.slice(0, 240), 1, page));
    report('most memory of the process', memoryOf(pid, 'VmHWM'), 'MB', 400);
  } finally {
    await stop();
  }
}

const real = loadLibrary();
const films = generateFilms(filmCount, Object.keys(real.genres));
const large: Library = { ...real, films, collections: new Map(), articles: new Map() };
const root = copySite();
try {
  reportTimes(`${real.films.size} films`, await timeSearch(root, real, 5), { median: 1, p99: 1 });
  reportTimes(`${filmCount} films`, await timeSearch(root, large, 1), { median: 10, p99: 50 });
  await timeServer(root, generateQueries([...films.values()], queryCount));
} finally {
  rmSync(root, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { readDescription } from '@/lib/next-internals/build-output.mjs';
import { builtRoot, currentBuild } from '@/lib/server/builds/built-root.mjs';
import type { Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { generateFilms } from '@/tests/doubles/generate-films';
import { linkMedia } from '@/tools/build/link-media.mjs';
import { showBuild } from '@/tools/build/publish-build.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { writeFilmYaml } from '@/tools/import/writing/film-yaml';
import { diskOf, memoryOf, report, wait } from './harness';

// `npm run scale [-- --films 1000]`: builds and serves generated sites of several sizes and measures the cost. Fails
// beyond the limits. Afterwards the previous build is the current one again.
const { values } = parseArgs({ options: { films: { type: 'string' } } });
const sizes = values.films ? [Number(values.films)] : [100, 1000, 5000, 20_000];

/**
 * Limits for any size: build time (s) and memory (MB); time of a film page on its first request (ms); server
 * memory after a crawl (MB).
 */
const limits = { clock: 600, memory: 2048, page: 300, walked: 700 };
/** Growth between sizes must be at most linear, with a tolerance of a tenth for the fixed cost of a build. */
const tolerance = 1.1;

/**
 * `inCollection`: number of films in a collection. `filmsToACollection`: one collection is generated for this
 * many films.
 */
const [inCollection, filmsToACollection] = [12, 250];
/** `timedFilms`: number of films whose first request is timed. `crawledFilms`: number of films that are crawled. */
const [timedFilms, crawledFilms] = [24, 1500];

const genres = ['drama', 'comedy', 'western', 'documentary', 'essay', 'horror', 'romance', 'war'];
const inAll = (words: string) => `{ ${locales.map((locale) => `${locale}: ${words}`).join(', ')} }`;

const site = `name: Croissance
url: https://growth.example
tagline: ${inAll('Une maison qui grandit')}
description: ${inAll('Des films que personne n’a tournés.')}
ads: { backend: vast, tag: /media/ads.xml, publisherId: growth, channelId: films }
`;

const collection = (number: number, films: string[]) => `kind: cycle
title: ${inAll(`Choix ${number}`)}
summary: ${inAll('Une douzaine')}
introduction: ${inAll('Douze films')}
order: ${number}
films:
${films.map((film) => `  - { film: ${film}, reason: ${inAll('Parce que')} }\n`).join('')}`;

/** Writes generated content with this many films into a folder, the same each time. */
function writeSite(folder: string, films: number): void {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ['films', 'collections', 'media']) mkdirSync(join(folder, name));
  write('site.yaml', site);
  write('genres.yaml', genres.map((genre) => `${genre}: ${inAll(genre)}\n`).join(''));
  const generatedFilms = generateFilms(films, genres);
  for (const [slug, film] of generatedFilms) write(`films/${slug}.yaml`, writeFilmYaml(film));
  const slugs = [...generatedFilms.keys()];
  for (let number = 0; number < films / filmsToACollection; number += 1) {
    const chosen = slugs.slice(number * inCollection, (number + 1) * inCollection);
    write(`collections/collection-${number}.yaml`, collection(number, chosen));
  }
}

/** Builds the site in this project; returns the processor time in seconds. @throws with the output of the build */
async function measureBuild(content: string, name: string): Promise<number> {
  const start = performance.now();
  // The shell includes the processor time of ended child processes.
  const child = spawn('bash', ['-c', 'time -p node tools/build/build.mjs'], {
    env: { ...process.env, CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  let memory = 0;
  const memorySampler = setInterval(() => {
    memory = Math.max(memory, memoryOf(Number(child.pid)));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(memorySampler);
  if (code !== 0)
    throw new Error(`The site of ${content} could not be built:\n${output.slice(-4000)}`);
  const seconds = (kind: string) =>
    Number([...output.matchAll(new RegExp(`^${kind} ([\\d.]+)$`, 'gm'))].at(-1)?.[1]);
  const processor = seconds('user') + seconds('sys');
  report(`${name}: build`, (performance.now() - start) / 1000, 's', limits.clock);
  report(`${name}: build, of processors`, processor, 's');
  report(`${name}: build, at most`, memory, 'MB', limits.memory);
  return processor;
}

/** Serves the build in a folder and requests pages that were not rendered before. */
async function measureServing(root: string, content: string, name: string): Promise<void> {
  const start = performance.now();
  const { address, pid, stop } = await serveBuild({ root });
  const time = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - begun;
  };
  try {
    await time('/');
    report(`${name}: first answer after the start`, performance.now() - start, 'ms');
    while (!(await fetch(`${address}/readyz`)).ok) await wait(50);
    const slugs = await listFilms(root, address);
    const step = Math.max(1, Math.floor(slugs.length / timedFilms));
    const chosen = slugs.filter((_, at) => at % step === 0).slice(0, timedFilms);
    const [pages, pictures]: [number[], number[]] = [[], []];
    for (const [at, slug] of chosen.entries())
      pages.push(await time(`${at % 2 ? '/de' : ''}/movie/${slug}`));
    for (const slug of chosen)
      pictures.push(await time(`/poster/${slug}.svg`), await time(`/og/${slug}.png`));
    report(`${name}: page never asked for, slowest`, Math.max(...pages), 'ms', limits.page);
    report(`${name}: picture never asked for, slowest`, Math.max(...pictures), 'ms');
    report(`${name}: server`, memoryOf(pid), 'MB');
    for (const slug of slugs.slice(0, crawledFilms)) await time(`/movie/${slug}`);
    report(`${name}: server after a walk`, memoryOf(pid), 'MB', limits.walked);
    const [slug = ''] = slugs;
    const seconds = await timeUpdate(
      join(content, `films/${slug}.yaml`),
      `${address}/movie/${slug}`,
    );
    report(`${name}: a changed word is public after`, seconds, 's');
    report(`${name}: server after an update`, memoryOf(pid), 'MB', limits.walked);
  } finally {
    await stop();
  }
}

/** Publishes a film whose title was changed, and returns after how many seconds its page shows it. */
async function timeUpdate(file: string, page: string): Promise<number> {
  const word = 'Änderung';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +text: ).*$/m, `$1${word}`));
  const start = performance.now();
  const child = spawn('node', ['tools/content/publish.mjs'], { stdio: 'ignore' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The changed film could not be published (exit code ${code}).`);
  while (!(await (await fetch(page)).text()).includes(word)) await wait(50);
  return (performance.now() - start) / 1000;
}

/** Films left to on-demand rendering; if there are none, those on the first page of the catalogue. */
async function listFilms(root: string, address: string): Promise<readonly string[]> {
  const { films = [] } = readSnapshot<Unbuilt>(root, 'unbuilt') ?? {};
  const { built } = readDescription(join(root, '.next'));
  const leftOut = films.filter((slug) => !built[`/${defaultLocale}/movie/${slug}`]);
  if (leftOut.length > 0) return leftOut;
  const answer = await fetch(`${address}/api/films`);
  const { films: listedFilms }: { films: { slug: string }[] } = await answer.json();
  return listedFilms.map(({ slug }) => slug);
}

let smaller: { films: number; processor: number } | undefined;
for (const films of sizes) {
  const content = mkdtempSync(join(tmpdir(), 'bobine-growth-'));
  const before = currentBuild();
  const name = `${films} films`;
  try {
    writeSite(content, films);
    const processor = await measureBuild(content, name);
    const times = smaller && processor / smaller.processor;
    if (smaller && times)
      report(
        `${name}: build, times the one before`,
        times,
        '',
        (films / smaller.films) * tolerance,
      );
    smaller = { films, processor };
    const root = resolve(builtRoot());
    report(`${name}: disk`, diskOf(root).bytes / 1024 / 1024, 'MB');
    try {
      await measureServing(root, content, name);
    } finally {
      if (before) showBuild(before);
      rmSync(root, { recursive: true, force: true });
    }
  } finally {
    rmSync(content, { recursive: true, force: true });
    linkMedia();
  }
}

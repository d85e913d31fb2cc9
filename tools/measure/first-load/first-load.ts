import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { openScales } from './open-scales';
import { weighRuntime } from './weigh-runtime';

/** What a first visit to any page may cost in JavaScript, gzipped, in KB of 1024 bytes. */
const limit = 150;
/** What the runtime around the pages may add to it. */
const runtimeLimit = 6;

const build = join(builtRoot(), '.next');
const weigh = openScales(build);
const movies = readdirSync(join(build, 'server/app/fr/movie'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => `fr/movie/${name}`);
const figures = {
  'movie page (the heaviest of them)': Math.max(...movies.map(weigh)),
  'home page': weigh('fr.html'),
};

for (const [page, bytes] of Object.entries(figures)) {
  const size = (bytes / 1024).toFixed(1);
  process.stdout.write(`First-load JavaScript, ${page}: ${size} KB gzip (limit ${limit} KB)\n`);
}
const runtime = await weighRuntime(process.cwd());
process.stdout.write(
  `  of which the runtime around the pages: ${(runtime / 1024).toFixed(1)} KB gzip (limit ${runtimeLimit} KB)\n`,
);
if (runtime > runtimeLimit * 1024) process.exit(1);
if (movies.length === 0 || Math.max(...Object.values(figures)) > limit * 1024) process.exit(1);

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { chosenHouse } from '@/lib/content/house.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';

const prepare = 'tools/build/put-down-content.ts';

type Offer = { from?: string; until?: string };

/**
 * The built site in a folder of its own, as if it had been built long ago with these offers (ISO 8601),
 * all of which have a turning point at `at` (milliseconds since 1970).
 */
export function copySite(offers: Record<string, Offer>, at: number) {
  const root = mkdtempSync(join(tmpdir(), 'bobine-site-'));
  const built = resolve(builtRoot());
  for (const shared of ['lib', 'public', 'node_modules', 'next.config.mjs'])
    symlinkSync(join(built, shared), join(root, shared));
  cpSync('package.json', join(root, 'package.json'));
  const house = join(root, 'house');
  cpSync(chosenHouse(), house, { recursive: true });
  cpSync(join(built, '.next'), join(root, '.next'), { recursive: true, verbatimSymlinks: true });
  for (const [slug, offer] of Object.entries(offers)) {
    const file = join(house, `films/${slug}.yaml`);
    const film = parse(readFileSync(file, 'utf8'));
    writeFileSync(file, stringify({ ...film, vod: { ads: false, ...offer } }));
  }
  // The server reads what the last step of a build has made of the content, not its files.
  execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(prepare)], {
    cwd: root,
    env: { ...process.env, HOUSE: house, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  const changes = join(root, '.next/server/app/builds/changes.json.body');
  const written = JSON.parse(readFileSync(changes, 'utf8'));
  const slugs = Object.keys(offers);
  // A moment long past: at its start the site has to bring these pages to their day.
  const moments = [1, at].flatMap((moment) => slugs.map((slug) => ({ at: moment, slug })));
  writeFileSync(changes, JSON.stringify({ ...written, built: 0, moments, cards: {} }));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

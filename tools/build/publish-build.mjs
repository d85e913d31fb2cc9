import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { unpublished } from '../../lib/next-internals/build-output.mjs';
import { buildsFolder } from '../../lib/server/builds/built-root.mjs';
import { dropTraces } from './drop-traces.mjs';
import { listPackages } from './list-packages.mjs';
import { openFolder } from './open-folder.mjs';
import { sharePackage } from './share-files.mjs';

/** What Next and the front read of the project beside it. */
const copied = ['lib/i18n', 'next.config.mjs', 'package.json'];
const starters = ['builds/built-front.mjs', 'builds/built-root.mjs', 'start.mjs'].map(
  (name) => `lib/server/${name}`,
);

/** Everything in `public` but the link to the media, which goes from here to the house itself. */
function copyPublic(to) {
  for (const name of existsSync('public') ? readdirSync('public') : [])
    if (name !== 'media') cpSync(join('public', name), join(to, name), { recursive: true });
  const media = resolve(contentDir(), 'media');
  if (existsSync(media)) symlinkSync(relative(to, media), join(to, 'media'), 'junction');
}

/**
 * Makes of what `.next` has a folder of its own, `.builds/<name>`, from which it can be served whatever
 * becomes of the project. Under its name it is there whole or not at all.
 */
export function publishBuild(name) {
  const folder = join(buildsFolder, name);
  const aside = `${folder}.part`;
  rmSync(aside, { force: true, recursive: true });
  for (const part of ['.next', 'public']) mkdirSync(join(aside, part), { recursive: true });
  for (const path of [...copied, ...starters]) cpSync(path, join(aside, path), { recursive: true });
  for (const path of listPackages()) sharePackage(path, join(aside, path));
  copyPublic(join(aside, 'public'));
  for (const entry of readdirSync('.next'))
    if (!unpublished.includes(entry)) renameSync(join('.next', entry), join(aside, '.next', entry));
  const open = join(aside, openFolder);
  if (existsSync(open)) renameSync(open, join(aside, 'public/open'));
  dropTraces(join(aside, '.next'));
  renameSync(aside, folder);
}

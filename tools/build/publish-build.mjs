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

/** Project files beside `.next` that Next and the server read at run time. */
const copied = ['lib/i18n', 'next.config.mjs', 'package.json'];
const starters = ['builds/built-front.mjs', 'builds/built-root.mjs', 'start.mjs'].map(
  (name) => `lib/server/${name}`,
);

/** Copies `public` except for its media link, and adds a link from the build to the content's media folder. */
function copyPublic(to) {
  for (const name of existsSync('public') ? readdirSync('public') : [])
    if (name !== 'media') cpSync(join('public', name), join(to, name), { recursive: true });
  const media = resolve(contentDir(), 'media');
  if (existsSync(media)) symlinkSync(relative(to, media), join(to, 'media'), 'junction');
}

/**
 * Moves the result in `.next` into a folder of its own, `.builds/<name>`, which can be served independently of
 * later changes to the project. Renamed as the last step, so that a partial build never appears under its name.
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

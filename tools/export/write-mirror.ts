import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSnapshot } from '@/lib/content/snapshot';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { insidePath, localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';
import { nothingUnbuilt, type Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { collectPayloads } from './collect-payloads';
import { collectSite } from './collect-site';
import { copyFiles } from './copy-files';
import { findPayloads, segmentFile } from './find-payloads';
import { put, putFile } from './folder';
import { writeHeadersFile, writeNginxFile, writeRedirectsFile } from './host-files';
import type { MediaFile } from './list-media';
import { listSeeds } from './list-seeds';
import type { Site } from './site';
import { writeFilms } from './write-films';
import { writeNotFound } from './write-not-found';
import { listChoices, writeNotice } from './write-notice';
import { writePages } from './write-pages';
import { writeSurprise } from './write-surprise';

type Given = {
  /** The built site, as it answers now. */
  ask: Site;
  /** The project, and the folder of its build. */
  project: string;
  root: string;
  folder: string;
  withMedia: boolean;
  isSecure: boolean;
};
export type Mirror = { pages: number; missing: string[]; media: MediaFile[] };

/** Writes a mirror of a built site: `site` for a host, and beside it what hosts are to be told. */
export async function writeMirror({
  ask,
  project,
  root,
  folder,
  ...given
}: Given): Promise<Mirror> {
  const site = join(folder, 'site');
  const built = readBuild(root);
  const notices = new Map<string, string>();
  const choices: string[] = [];
  for (const locale of locales) {
    const { body } = await ask(`/api/films?locale=${locale}`);
    const answer: FilmsAnswer = JSON.parse(body.toString());
    const words = (await loadMessages(locale)).Catalogue;
    notices.set(localePath('/catalogue', locale), writeNotice(answer, words, locale));
    choices.push(localePath('/catalogue', locale), ...listChoices(answer, locale));
  }
  const seeds = [...listSeeds(built.manifest, built.id, defaultLocale, built.unbuilt), ...choices];
  const collected = await collectSite(ask, seeds);
  const { pages, missing } = collected;
  const media = copyFiles(root, site, given.withMedia);
  writePages(site, collected, notices);
  for (const [address, { html }] of pages) {
    if (address.includes('?')) continue;
    const inside = insidePath(address);
    const own = built.payloads(inside);
    const lying = findPayloads(built.app, { address, inside, html }, own);
    if (lying) for (const [file, from] of lying) putFile(site, file, from);
    else for (const [file, body] of await collectPayloads(ask, address, own)) put(site, file, body);
  }
  const slugs = await writeFilms(ask, site, { project, root });
  for (const locale of locales) {
    await writeNotFound(ask, site, locale, (address) => pages.has(address));
    const name = (await loadMessages(locale)).Catalogue.surprise;
    const film = localePath(slugs[0] ? `/movie/${slugs[0]}` : '/catalogue', locale);
    writeSurprise(site, locale, { name, film });
  }
  put(site, '_headers', writeHeadersFile({ pages, isSecure: given.isSecure }));
  put(site, '_redirects', writeRedirectsFile());
  const nginx = writeNginxFile({ pages, isSecure: given.isSecure }, resolve(site));
  put(folder, 'nginx.conf', nginx);
  put(
    folder,
    'media.json',
    `${JSON.stringify(
      media.map(({ address, bytes }) => ({ address, bytes })),
      null,
      1,
    )}\n`,
  );
  return { pages: pages.size, missing, media };
}

function readBuild(root: string) {
  const build = join(root, '.next');
  const app = join(build, 'server/app');
  /** By the page's path inside Next. */
  const segments = new Map<string, string[]>();
  for (const path of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    const file = `/${path.replaceAll('\\', '/')}`;
    const at = file.search(segmentFile);
    if (at < 0) continue;
    const page = file.slice(0, at);
    segments.set(page, [...(segments.get(page) ?? []), file]);
  }
  const unbuilt = readSnapshot<Unbuilt>(root, 'unbuilt') ?? nothingUnbuilt;
  const findUnbuilt = openUnbuilt(unbuilt);
  const built = [...segments.keys()].find((page) => /^\/[a-z]{2}\/movie\/[^/.]+$/.test(page));
  return {
    app,
    id: readFileSync(join(build, 'BUILD_ID'), 'utf8').trim(),
    manifest: JSON.parse(readFileSync(join(build, 'prerender-manifest.json'), 'utf8')),
    unbuilt,
    /** The segments of a page, by its path inside Next; all films have the same. */
    payloads: (page: string) => segments.get((findUnbuilt(page) && built) || page) ?? [],
  };
}

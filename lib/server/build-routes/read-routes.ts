import { join } from 'node:path';
import { isFile } from '@/lib/content/store/media-files';
import { snapshotFolder } from '@/lib/content/store/snapshot';
import { readMessagesPath } from '@/lib/i18n/client-messages';
import { locales } from '@/lib/i18n/locales';
import {
  type BuildOutput,
  readDescription,
  writtenFolder,
} from '@/lib/next-internals/build-output.mjs';
import { isPayload } from '@/lib/next-internals/payloads';
import { cacheControl } from '../headers/caching';
import { chunksOfOtherBuilds, listFiles, mapChunks } from './chunks';
import type { BuiltFile, FindUnbuilt, Routes } from './routes';

/**
 * The files in `public`, and those of the open catalogue. Media are looked up on disk: `public/media` is a link to the
 * media of the site content, which an editor adds to. Names with a leading dot are internal.
 */
function findPublicFiles(root: string): Routes['publicFiles'] {
  const open = listFiles(join(snapshotFolder(root), 'open')).map((path) => `/open${path}`);
  const listed = new Set([...listFiles(join(root, 'public')), ...open]);
  const isThere = (path: string) =>
    listed.has(path) || (path.startsWith('/media/') && isFile(join(root, 'public', path)));
  return { has: (path) => !path.includes('/.') && isThere(path) };
}

/** Reads the build of the project in `root`, with the files of its content. Throws if there is no complete build. */
export function readRoutes(
  root: string,
  cacheableLocales: ReadonlySet<string>,
  unbuilt?: FindUnbuilt,
): Routes & { id: string } {
  const build = join(root, '.next');
  try {
    const output = readDescription(build);
    const { id } = output;
    const routes = mapRoutes(
      output,
      findPublicFiles(root),
      listFiles(join(build, writtenFolder)).filter(isPayload),
      cacheableLocales,
      unbuilt,
    );
    const [ownChunks, otherChunks] = [
      mapChunks(listFiles(join(build, 'static'))),
      chunksOfOtherBuilds(root),
    ];
    return {
      ...routes,
      id,
      built: new Map([...routes.built, ...mapBuildFiles(id)]),
      chunks: { get: (path) => ownChunks.get(path) ?? otherChunks.get(path) },
    };
  } catch (cause) {
    throw new Error('There is no complete build here: run `npm run build` first.', { cause });
  }
}

/** Converts the description of a build into the lookups that the server needs. */
export function mapRoutes(
  build: Pick<BuildOutput, 'built' | 'routes' | 'vary'>,
  publicFiles: Routes['publicFiles'],
  payloads: Iterable<string> = [],
  cacheableLocales: ReadonlySet<string> = new Set(locales),
  unbuilt: FindUnbuilt = () => undefined,
): Routes {
  const builtEntries = Object.entries(build.built);
  const presentEntries = builtEntries.filter(([, { isThere }]) => isThere);
  const built = new Map(
    builtEntries
      .filter(([, { isThere, isFixed }]) => isFixed || !isThere)
      .map(([path, { file, headers, isThere }]): [string, BuiltFile] => [
        path,
        { file, headers, ...(!isThere && { isAbsent: true }) },
      ]),
  );
  const messages = [...built].flatMap(([path, file]) => {
    const { locale } = readMessagesPath(path) ?? {};
    const isCacheable = locale !== undefined && cacheableLocales.has(locale);
    return locale ? [[locale, { path, file, isCacheable }] as const] : [];
  });
  return {
    built,
    chunks: new Map(),
    messages: new Map(messages),
    unbuilt,
    payloads: new Set(payloads),
    payloadEndings: mapPayloadEndings(payloads),
    revalidated: new Set(
      presentEntries.filter(([, { isFixed }]) => !isFixed).map(([path]) => path),
    ),
    rendered: build.routes
      .filter(({ isRendered }) => isRendered)
      .map(({ page, regex }) => ({
        pattern: new RegExp(regex),
        localised: page.startsWith('/[locale]'),
      })),
    publicFiles,
    hasShopConfig: false,
    vary: build.vary,
  };
}

/** Payload suffixes per page kind, taken from the first built page, since all pages of a kind share them. */
function mapPayloadEndings(payloads: Iterable<string>): Map<string, string[]> {
  const all = [...payloads];
  const firsts = new Map<string, string>();
  for (const file of all) {
    const [, page, kind] = /^(\/[a-z]{2}\/(movie|person)\/[^/.]+)\./.exec(file) ?? [];
    if (page && kind && !firsts.has(kind)) firsts.set(kind, page);
  }
  const endingsOf = (page: string) =>
    all.filter((file) => file.startsWith(`${page}.`)).map((file) => file.slice(page.length));
  return new Map([...firsts].map(([kind, page]) => [kind, endingsOf(page)]));
}

const jsonType = { 'content-type': 'application/json' };

/** Metadata files of a build, by address (written by `tools/build/write-meta.mjs`). */
function mapBuildFiles(id: string): Map<string, BuiltFile> {
  const meta = `/builds/meta/${id}.json`;
  const file = (path: string, rule: string): [string, BuiltFile] => [
    path,
    { file: path, headers: { ...jsonType, 'cache-control': rule } },
  ];
  return new Map([
    file('/builds/latest.json', cacheControl.fresh),
    file(meta, cacheControl.immutable),
  ]);
}

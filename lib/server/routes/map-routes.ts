import { locales } from '@/lib/i18n/locales';
import { readMessagesPath } from '@/lib/i18n/messages-path';
import type { BuildOutput, Built } from '@/lib/next-internals/build-output.mjs';
import type { BuiltFile, FindUnbuilt, Routes } from './routes';

/** Converts the description of a build into the lookups that the server needs. */
export function mapRoutes(
  build: Pick<BuildOutput, 'built' | 'routes' | 'vary'>,
  publicFiles: Iterable<string>,
  payloads: Iterable<string> = [],
  cacheableLocales: ReadonlySet<string> = new Set(locales),
  unbuilt: FindUnbuilt = () => undefined,
): Routes {
  const written = Object.entries(build.built);
  const there = written.filter(([, { isThere }]) => isThere);
  const filesOf = (some: [string, Built][]): Map<string, BuiltFile> =>
    new Map(some.map(([path, { file, headers }]) => [path, { file, headers }]));
  const built = filesOf(there.filter(([, { isFixed }]) => isFixed));
  const messages = [...built].flatMap(([path, file]) => {
    const { locale } = readMessagesPath(path) ?? {};
    const isCacheable = locale !== undefined && cacheableLocales.has(locale);
    return locale ? [[locale, { path, file, isCacheable }] as const] : [];
  });
  return {
    built,
    waiting: filesOf(written.filter(([, { isThere }]) => !isThere)),
    chunks: new Map(),
    messages: new Map(messages),
    unbuilt,
    payloads: new Set(payloads),
    payloadEndings: mapPayloadEndings(payloads),
    revalidated: new Set(there.filter(([, { isFixed }]) => !isFixed).map(([path]) => path)),
    rendered: build.routes
      .filter(({ isRendered }) => isRendered)
      .map(({ page, regex }) => ({
        pattern: new RegExp(regex),
        localised: page.startsWith('/[locale]'),
      })),
    publicFiles: new Set(publicFiles),
    isSelling: false,
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

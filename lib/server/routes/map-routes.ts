import { locales } from '@/lib/i18n/locales';
import { readMessagesPath } from '@/lib/i18n/messages-path';
import type { PrerenderManifest, RoutesManifest } from './next-manifests';
import type { BuiltFile, FindUnbuilt, Routes } from './routes';

type Prerendered = PrerenderManifest['routes'][string];

/** Headers that a stored answer must not carry, or that only Next's own cache reads. */
const dropped = new Set(['set-cookie', 'x-next-cache-tags']);
/** Next's own pages: they have no address. */
const internal = /^\/_(?:not-found|global-error)$/;

function mapBuiltFile(path: string, { routeType, initialHeaders = {} }: Prerendered): BuiltFile {
  const isPage = routeType === 'page';
  const kept = Object.entries(initialHeaders)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !dropped.has(name));
  const page: Record<string, string> = isPage ? { 'content-type': 'text/html; charset=utf-8' } : {};
  return {
    file: `${path}${isPage ? '.html' : '.body'}`,
    headers: { ...page, ...Object.fromEntries(kept) },
  };
}

/** Puts what Next's manifests say of the build into the questions that the front asks. */
export function mapRoutes(
  prerender: PrerenderManifest,
  manifest: RoutesManifest,
  publicFiles: Iterable<string>,
  payloads: Iterable<string> = [],
  cacheableLocales: ReadonlySet<string> = new Set(locales),
  unbuilt: FindUnbuilt = () => undefined,
): Routes {
  const prerendered = Object.entries(prerender.routes).filter(
    ([path, { initialStatus }]) => !internal.test(path) && initialStatus !== 404,
  );
  const waiting = Object.entries(prerender.routes).filter(
    ([path, { initialStatus }]) => !internal.test(path) && initialStatus === 404,
  );
  const isStatic = ([, route]: [string, Prerendered]) => route.initialRevalidateSeconds === false;
  const rendered = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => !internal.test(page) && !(page in prerender.routes))
    // Of what was built in part, the rest is `unbuilt`, and nothing else exists.
    .filter(({ page }) => !(page in prerender.dynamicRoutes));
  const built = new Map(
    prerendered.filter(isStatic).map(([path, route]) => [path, mapBuiltFile(path, route)]),
  );
  const messages = [...built].flatMap(([path, file]) => {
    const { locale } = readMessagesPath(path) ?? {};
    const isCacheable = locale !== undefined && cacheableLocales.has(locale);
    return locale ? [[locale, { path, file, isCacheable }] as const] : [];
  });
  return {
    built,
    waiting: new Map(waiting.map(([path, route]) => [path, mapBuiltFile(path, route)])),
    chunks: new Map(),
    messages: new Map(messages),
    unbuilt,
    payloads: new Set(payloads),
    payloadEndings: mapPayloadEndings(payloads),
    revalidated: new Set(prerendered.filter((entry) => !isStatic(entry)).map(([path]) => path)),
    rendered: rendered.map(({ page, regex }) => ({
      pattern: new RegExp(regex),
      localised: page.startsWith('/[locale]'),
    })),
    publicFiles: new Set(publicFiles),
    isSelling: false,
    vary: manifest.rsc.varyHeader,
  };
}

/** All pages of a kind have the same: those of the first that is built say how they are called. */
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

/**
 * The domains by layer, lowest first. A file may import from domains of its own layer and of lower ones, values
 * as well as types. Import cycles between files are always forbidden (Biome's `noImportCycles`).
 */
const layers: readonly (readonly string[])[] = [
  ['lib/primitives', 'lib/i18n', 'lib/security', 'lib/builds', 'lib/next-internals'],
  ['lib/player', 'lib/navigation'],
  ['lib/ads', 'lib/content', 'lib/posters'],
  ['lib/catalog', 'lib/search', 'lib/site'],
  ['lib/shop', 'lib/visitor'],
  ['lib/movie-page', 'lib/seo', 'lib/admin', 'lib/editor', 'lib/server'],
  ['components/layout', 'components/navigation', 'components/rich-text'],
  [
    ...['components/catalog', 'components/search', 'components/movie', 'components/player'],
    ...['components/shop', 'components/admin', 'components/visitor', 'components/live-buttons'],
    ...['components/home', 'components/site', 'components/preview', 'components/editor'],
  ],
  ['app', 'proxy.ts', 'instrumentation.ts', 'instrumentation-client.ts'],
];

const isTool = (file: string) => /^(?:tools\/|[^/]+\.config\.\w+$)/.test(file);
const isValidator = (file: string) => file.startsWith('lib/content/validate/');
const isSchema = (file: string) => file.startsWith('lib/content/schema/');
/** The editor validates what staff write: the only part of the site that reads schemas and the validator. */
const isEditor = (file: string) => file.startsWith('lib/editor/');
const usesEditor = (file: string) =>
  /^(?:components\/editor\/|app\/desk\/|instrumentation\.ts$)/.test(file);

/** Domain of a file: `lib/shop` for `lib/shop/cart/cart.ts`, `app` for every route, the file itself at the root. */
const domainOf = (file: string) =>
  file.startsWith('app/') ? 'app' : file.split('/').slice(0, 2).join('/');
const layerOf = (file: string) => layers.findIndex((layer) => layer.includes(domainOf(file)));

/**
 * Why a file may not import another; `undefined` if it may. Paths are relative to the project root.
 * @param isType whether it is an `import type`, which is erased at run time
 */
export function checkImport(from: string, to: string, isType = false): string | undefined {
  if (isTool(from)) return /^(?:app|components)\//.test(to) ? 'tools import lib alone' : undefined;
  if (isTool(to)) return 'tools are no part of the site';
  const validates = isValidator(from) || isEditor(from) || (isType && usesEditor(from));
  if (isValidator(to) && !validates) return 'pages read the store, not the validator';
  if (isSchema(to) && !isType && !isSchema(from) && !validates)
    return 'pages know the types of schemas alone';
  if (isEditor(to) && !isEditor(from) && !usesEditor(from)) return 'the editor is for staff alone';
  const unlisted = [from, to].find((file) => layerOf(file) < 0);
  if (unlisted) return `${domainOf(unlisted)} has no layer: give it one in tools/layers/layers.ts`;
  return layerOf(from) < layerOf(to) ? `${domainOf(to)} is above ${domainOf(from)}` : undefined;
}

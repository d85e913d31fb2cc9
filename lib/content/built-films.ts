import { mostBuilt } from './most-built.mjs';
import type { Library } from './raw-library';

type House = Pick<Library, 'films' | 'collections' | 'articles' | 'programme'>;

const known = new WeakMap<House, ReadonlySet<string>>();

/** The slugs of the films that a build makes pages and pictures of. Chosen once for each state of the content. */
export function builtFilms(library: House): ReadonlySet<string> {
  const chosen =
    known.get(library) ?? (isBuiltInPart() ? chooseFilms(library) : new Set(library.films.keys()));
  known.set(library, chosen);
  return chosen;
}

/** Set by `npm run build` for a large site (build-site.mjs). */
function isBuiltInPart(): boolean {
  return Boolean(process.env.BUILT_IN_PART);
}

/** First what the house itself names, then what can be watched, then what came last. */
export function chooseFilms(
  { films, collections, articles, programme }: House,
  most = mostBuilt,
): ReadonlySet<string> {
  const chosen = new Set<string>();
  const take = (slugs: Iterable<string>) => {
    for (const slug of slugs) if (chosen.size < most && films.has(slug)) chosen.add(slug);
  };
  take([...programme.values()].map(({ film }) => film));
  for (const { films: entries } of collections.values()) take(entries.map(({ film }) => film));
  for (const article of articles.values()) take(article.films);
  const newest = [...films]
    .map(([slug, { added = '', vod }]) => ({ slug, added, isOffered: vod !== undefined }))
    .sort((a, b) => compare(b.added, a.added) || compare(a.slug, b.slug));
  take(newest.filter(({ isOffered }) => isOffered).map(({ slug }) => slug));
  take(newest.map(({ slug }) => slug));
  return chosen;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

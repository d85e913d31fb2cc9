import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { locales } from '@/lib/i18n/locales';
import { singleton } from '@/lib/primitives/singleton';
import { type PosterFacts, toPosterFacts } from './poster-facts';
import { type PosterLook, posterLook } from './poster-look';

/** The edition of each film's poster, by slug. */
export type Editions = ReadonlyMap<string, number>;

/**
 * Maximum number of films for which editions are computed in development (`npm run dev`), at 1 ms each. In
 * larger libraries all posters are first editions until the build.
 */
const maxFilmsInDevelopment = 2000;

const editionsCache = singleton('editions', () => new WeakMap<Library, Editions>());

/** The editions of a library: from the build's snapshot, else computed for this state of the content. */
export function findEditions(library: Library): Editions {
  const found =
    editionsCache.get(library) ??
    recallSnapshot<Editions>(library, 'editions') ??
    computeEditions(library);
  editionsCache.set(library, found);
  return found;
}

/** Computes the editions so that neighbours differ in all rows, as far as possible. */
export function computeEditions(library: Library): Editions {
  const isLarge = library.films.size > maxFilmsInDevelopment;
  if (isLarge && process.env.NODE_ENV === 'development') return new Map();
  const films = [...library.films].map(([slug, raw]) => toPosterFacts(slug, raw));
  return chooseEditions(films, listPosterRows(library));
}

/** Maximum distance in a row between posters that count as neighbours. The widest row shows six posters. */
export const neighbourDistance = 6;

/** Maximum number of editions tried. If all are too similar, the least similar one is used. */
const maxEditions = 12;

/**
 * Chooses the edition of each film's poster, so that no two similar posters are close to each other: in the
 * order of `films`, each film gets the first edition that differs from its neighbours with a chosen edition. If
 * there is none, it gets the least similar one (editors may set the same motif for two neighbours).
 *
 * @param rows slugs of films that are shown next to each other
 */
export function chooseEditions(
  films: readonly PosterFacts[],
  rows: readonly (readonly string[])[],
): Map<string, number> {
  const neighbours = findNeighbours(rows);
  const looksBySlug = new Map<string, PosterLook>();
  const editions = new Map<string, number>();
  for (const film of films) {
    const near = [...(neighbours.get(film.slug) ?? [])].flatMap(
      (slug) => looksBySlug.get(slug) ?? [],
    );
    let best = { edition: 0, look: posterLook(film), worst: 2 };
    for (let edition = 0; edition < maxEditions && best.worst >= similarityLimit; edition++) {
      const look = posterLook({ ...film, edition });
      const worst = Math.max(0, ...near.map((other) => posterSimilarity(look, other)));
      if (worst < best.worst) best = { edition, look, worst };
    }
    looksBySlug.set(film.slug, best.look);
    editions.set(film.slug, best.edition);
  }
  return editions;
}

/** For each film the films within `neighbourDistance` in any row. */
function findNeighbours(rows: readonly (readonly string[])[]): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const row of rows)
    for (const [at, slug] of row.entries()) {
      const known = neighbours.get(slug) ?? new Set();
      neighbours.set(slug, known);
      for (const near of row.slice(Math.max(at - neighbourDistance, 0), at + neighbourDistance + 1))
        if (near !== slug) known.add(near);
    }
  return neighbours;
}

/** Similarity from which two posters count as similar, so that another edition is tried. */
const similarityLimit = 0.6;

/** The channels of each ink: there are few, and all posters are compared. */
const channelsOfInks = new Map<string, number[]>();

function channels(colour: string): number[] {
  const known = channelsOfInks.get(colour);
  if (known) return known;
  const found = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  channelsOfInks.set(colour, found);
  return found;
}

/**
 * Closeness of two `#rrggbb` colours: 1 for equal, 0 from a third of the distance between black and white.
 */
function colourSimilarity(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const distance = Math.hypot(...a.map((value, at) => value - (b[at] as number)));
  return Math.max(0, 1 - distance / 147);
}

/** Similarity of two posters before drawing, 0 to 1: by motif and inks. */
function posterSimilarity(one: PosterLook, other: PosterLook): number {
  const shown = one.motif === other.motif ? 0.6 : 0;
  const ground = 0.25 * colourSimilarity(one.inks.ground, other.inks.ground);
  return shown + ground + 0.15 * colourSimilarity(one.inks.form, other.inks.form);
}

type RowContent = Pick<Library, 'films' | 'collections'>;

/** Number of the newest films on the home page. */
const newestCount = 12;

/**
 * Lists of posters that are shown next to each other, as slugs: the catalogue by year, the newest films,
 * collections.
 */
export function listPosterRows({ films, collections }: RowContent): string[][] {
  const catalogues = locales.map((locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return [...films]
      .map(([slug, { year, title }]) => ({
        slug,
        year,
        name: title[locale] ?? title.original.text,
      }))
      .sort((a, b) => a.year - b.year || compare(a.name, b.name));
  });
  const newest = [...films]
    .map(([slug, { added = '' }]) => ({ slug, added }))
    .sort((a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug))
    .slice(0, newestCount);
  const chosen = [...collections.values()].map(({ films: entries }) =>
    entries.map(({ film }) => film),
  );
  return [...[...catalogues, newest].map((row) => row.map(({ slug }) => slug)), ...chosen];
}

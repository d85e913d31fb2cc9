import {
  haveDifferentIds,
  type Identity,
  mayBeSame,
  mayHaveNumber,
  mayHaveSlug,
  nearYears,
  shareDirector,
  titleKey,
} from './identity';

/** A film of the site, or one created by an earlier row. `row` is the row that describes it. */
export type KnownFilm = { identity: Identity; titles: string[]; hasFile: boolean; row?: number };

/** The film that a row describes, none for a new film, or why the row is rejected. */
export type Match = { known?: KnownFilm } | { column: string; expected: string };

/** Index of the films of the site and of the table, by all their keys. */
export class KnownFilms {
  readonly #by = new Map<string, KnownFilm[]>();

  /**
   * `identity`: the keys to index, by default the film's own. Further keys are, for example, an earlier title
   * in the table.
   */
  add(known: KnownFilm, identity: Identity = known.identity): void {
    for (const key of keysOf(identity)) {
      const existing = this.#by.get(key) ?? [];
      if (!existing.includes(known)) this.#by.set(key, [...existing, known]);
    }
  }

  /**
   * Finds the film that a row describes: by slug, else by its number in the table's database, by
   * Wikidata or IMDb id, else by title, year and director. A row with a new slug is a new film, but
   * is rejected if its ids are those of a known film.
   */
  find(row: Identity): Match {
    const bySlug = this.#get('slug', row.slug)[0];
    if (bySlug && row.slug) {
      const { identity } = bySlug;
      if (haveDifferentIds(row, identity)) return otherFilm(row.slug);
      return mayHaveSlug(row, identity) ? { known: bySlug } : otherYear(bySlug);
    }
    for (const kind of ['id', 'wikidata', 'imdb'] as const) {
      const known = this.#get(kind, row[kind])[0];
      if (!known) continue;
      if (kind === 'id' && !mayHaveNumber(row, known.identity, known.titles))
        return otherTitle(known);
      if (row.slug) return movedFilm(known, kind);
      return haveDifferentIds(row, known.identity) ? twoIds(known, kind) : { known };
    }
    return row.slug ? {} : this.#findTitled(row);
  }

  #findTitled(row: Identity): Match {
    const titled = this.#get('title', titleAndYear(row)).filter((known) =>
      mayBeSame(row, known.identity),
    );
    const sameDirector = titled.filter((known) => shareDirector(row, known.identity));
    const candidates = sameDirector.length > 0 ? sameDirector : titled;
    return candidates.length > 1 ? ambiguousMatch(candidates) : { known: candidates[0] };
  }

  /**
   * A film of the site with the same title and director but a slightly different year, which no row
   * describes yet.
   */
  findNear(row: Identity): KnownFilm | undefined {
    if (!row.title || row.year === undefined) return undefined;
    for (let distance = 1; distance <= nearYears; distance += 1) {
      for (const year of [row.year - distance, row.year + distance]) {
        const found = this.#get('title', titleAndYear({ ...row, year })).find(
          ({ identity, hasFile, row: by }) =>
            hasFile && !by && !haveDifferentIds(row, identity) && shareDirector(row, identity),
        );
        if (found) return found;
      }
    }
    return undefined;
  }

  #get(kind: string, value: string | undefined): KnownFilm[] {
    return (value && this.#by.get(`${kind} ${value}`)) || [];
  }
}

const titleAndYear = ({ title, year }: Identity) => title && `${titleKey(title)} ${year}`;

function keysOf(identity: Identity): string[] {
  const { slug, id, wikidata, imdb } = identity;
  return Object.entries({ slug, id, wikidata, imdb, title: titleAndYear(identity) }).flatMap(
    ([kind, value]) => (value ? [`${kind} ${value}`] : []),
  );
}

const nameOf = ({ identity, row }: KnownFilm) =>
  identity.slug ? `“${identity.slug}”` : `row ${row}`;

const otherFilm = (slug: string) => ({
  column: 'slug',
  expected: `an address that is free: that of “${slug}” is another film’s, by its ids`,
});
const otherYear = (known: KnownFilm) => ({
  column: 'slug',
  expected: `an address that is free: that of ${nameOf(known)} is a film’s from ${known.identity.year}; where it is the same, its year is to be mended in one of both by hand`,
});
const otherTitle = (known: KnownFilm) => ({
  column: 'id',
  expected: `a number of its own: it was that of ${nameOf(known)}, ${known.titles[0]}; where it is the same film, a slug says so`,
});
const movedFilm = (known: KnownFilm, kind: string) => ({
  column: 'slug',
  expected: `${nameOf(known)}: under that address the film of this ${kind} is there already; an address changes by renaming the file`,
});
const twoIds = (known: KnownFilm, kind: string) => ({
  column: kind,
  expected: `ids of one film: by its ${kind} this is ${nameOf(known)}, by another id it is not`,
});
const ambiguousMatch = (films: KnownFilm[]) => ({
  column: 'slug',
  expected: `the address of the film that is meant; it may be ${films.map(nameOf).join(' or ')}`,
});

import type { RawFilm } from '@/lib/content/schema/film';
import type { ImportedFilm, LastImport } from '../last-import';
import type { ParsedRow } from '../read-cells';
import type { Identity } from './identity';
import { type KnownFilm, KnownFilms } from './known-films';

/** Match of a row: an existing film, a new one, or an issue. */
export type Matched = { parsed: ParsedRow; identity: Identity } & (
  | { slug: string }
  | { isNew: true }
  | { column: string; expected: string }
);

/** Matches each row to its film. If two rows describe the same film, the second is rejected. */
export function matchRows(
  rows: readonly ParsedRow[],
  films: ReadonlyMap<string, RawFilm>,
  memory: LastImport,
): Matched[] {
  const known = new KnownFilms();
  for (const [slug, film] of films) addFilm(known, slug, film, memory.get(slug));
  return rows
    .map((parsed) => match(parsed, known))
    .map((matched) => ('isNew' in matched ? questionNearMatch(matched, known) : matched));
}

function match(parsed: ParsedRow, films: KnownFilms): Matched {
  const identity = identityOf(parsed);
  const found = films.find(identity);
  if ('expected' in found) return { parsed, identity, ...found };
  const { known } = found;
  if (known?.row) return { parsed, identity, column: 'row', expected: oncePerFilm(known.row) };
  if (!known) {
    const titles = identity.title ? [identity.title] : [];
    films.add({ identity, titles, hasFile: false, row: parsed.row });
    return { parsed, identity, isNew: true };
  }
  known.row = parsed.row;
  return { parsed, identity, slug: known.identity.slug ?? '' };
}

const oncePerFilm = (row: number) =>
  `each film in one row; row ${row} is of the same (another film of this title and year needs a slug or id)`;

/**
 * Rejects a new film that may be an existing film with another year. The issue asks the editor which of the two it
 * is.
 */
function questionNearMatch(matched: Matched, films: KnownFilms): Matched {
  const { parsed, identity } = matched;
  const similarFilm = identity.slug ? undefined : films.findNear(identity);
  if (!similarFilm) return matched;
  const { slug, year } = similarFilm.identity;
  const expected = `a slug: “${slug}” is there, of this title and director, from ${year}; is it the same film (slug ${slug}) or another (a slug of its own)?`;
  return { parsed, identity, column: 'year', expected };
}

function addFilm(films: KnownFilms, slug: string, film: RawFilm, before?: ImportedFilm): void {
  const { title, year, directors, ids } = film;
  const identifiers = { slug, ...(before?.id && { id: before.id }), ...ids };
  const { original, also, ...translated } = title;
  const titles = [original.text, ...Object.values(translated), ...also.map(({ text }) => text)];
  const known: KnownFilm = {
    identity: { ...identifiers, title: original.text, year, directors },
    titles: titles.filter((text) => text !== null && text !== undefined),
    hasFile: true,
  };
  films.add(known);
  // An editor may have corrected the title, while the table still has the former one.
  const [formerTitle, formerYear] = ['original_title', 'year'].map((name) =>
    before?.cells.get(name),
  );
  if (formerTitle && formerYear && !formerTitle.startsWith('#'))
    addFormer(films, known, formerTitle.replace(/\\(.)/g, '$1'), Number(formerYear));
}

function addFormer(films: KnownFilms, known: KnownFilm, title: string, year: number): void {
  known.titles.push(title);
  films.add(known, { title, year, directors: [] });
}

function identityOf({ slug, id, values }: ParsedRow): Identity {
  const value = (path: string) =>
    [...values].find(([column]) => column.path === path)?.[1] as never;
  return {
    ...{ slug, id, wikidata: value('ids.wikidata'), imdb: value('ids.imdb') },
    ...{ title: value('title.original.text'), year: value('year') },
    directors: value('directors') ?? [],
  };
}

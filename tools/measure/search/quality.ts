import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import '@/lib/content/validate/provide';
import { isWatchable } from '@/lib/catalog/films/availability';
import { isShort, isSilent } from '@/lib/catalog/films/film';
import { toFilm } from '@/lib/catalog/films/get-film';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { locales } from '@/lib/i18n/locales';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { findFilms } from '@/lib/search/engine/search-films';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { subtitlesOf } from '@/lib/search/query/facets';

/**
 * `npm run search-quality`: share of listed queries that find the expected films of the demo content. The list
 * names films of the demo content, so it must be updated when `content/` changes.
 */
const least = 98;
const now = new Date('2026-12-01T12:00:00Z');

type ConditionContext = { slug: string; raw: RawFilm; library: Library; now: Date };
const filmOf = ({ slug, raw, library }: ConditionContext) => toFilm(slug, raw, 'fr', library);
type Condition = (film: ConditionContext, value: string) => boolean;

/**
 * Conditions for expected films: `name`, or `name=value` with alternatives separated by `|`. Year and runtime
 * may also be compared with `<` and `>`.
 */
const conditions: Record<string, Condition> = {
  year: ({ raw }, value) => raw.year === Number(value),
  country: ({ raw }, value) => raw.countries.includes(value),
  genre: ({ raw }, value) => raw.genres.includes(value),
  language: ({ raw }, value) => raw.languages.includes(value),
  director: ({ raw }, value) => raw.directors.includes(value),
  person: ({ raw: { directors, cast, crew } }, value) =>
    [...directors, ...[...cast, ...crew].map(({ name }) => name)].includes(value),
  children: ({ raw }, value) => (raw.recommendedAge ?? Infinity) <= Number(value || 12),
  silent: ({ raw }) => isSilent(raw),
  short: ({ raw }) => isShort(raw),
  offered: (context) => isWatchable(filmOf(context), context.now),
  subtitles: (context, value) => subtitlesOf(filmOf(context)).includes(value),
};

/** Expected value for queries about somebody or something that no film contains: they must find nothing. */
const noResult = 'nothing';

/** Slugs of the films that `expected` names (slugs separated by `|`) or describes (conditions separated by `&`). */
function expectedFilms(expected: string, library: Library, now: Date): Set<string> {
  if (expected === noResult) return new Set();
  const slugs = expected.split('|').filter((slug) => library.films.has(slug));
  if (slugs.length > 0) return new Set(slugs);
  const conditions = expected.split('&');
  const matchingFilms = [...library.films].filter(([slug, raw]) =>
    conditions.every((condition) => isMet(condition, { slug, raw, library, now })),
  );
  return new Set(matchingFilms.map(([slug]) => slug));
}

function isMet(condition: string, context: ConditionContext): boolean {
  const [, name = '', sign = '', values = ''] = /^([a-z]+)([=<>]?)(.*)$/.exec(condition) ?? [];
  if (sign === '<' || sign === '>') {
    const fact = (name === 'year' ? context.raw.year : context.raw.runtime) ?? NaN;
    return sign === '<' ? fact < Number(values) : fact > Number(values);
  }
  const check = conditions[name];
  if (!check) throw new Error(`“${condition}” is no known condition`);
  return values.split('|').some((value) => check(context, value));
}

/** Number of results that a visitor looks at. */
const maxRank = 5;

type SearchSite = { library: Library; index: SearchIndex; now: Date };

/**
 * The first results of a query if they are wrong, in any language; `undefined` if they are right. A single
 * expected film must come first; several must come before all others among the first five.
 */
function checkQuery(
  { library, index, now }: SearchSite,
  typed: string,
  expected: string,
): string[] | undefined {
  const matchingFilms = expectedFilms(expected, library, now);
  if (matchingFilms.size === 0 && expected !== noResult)
    throw new Error(`No film is “${expected}”`);
  for (const locale of locales) {
    const { slugs } = findFilms(index, parseQuery({ q: typed }), { locale, now, limit: maxRank });
    const first = slugs.slice(
      0,
      expected.includes('=') || !library.films.has(expected) ? matchingFilms.size : 1,
    );
    const isRight = expected === noResult ? slugs.length === 0 : first.length > 0;
    if (!isRight || first.some((slug) => !matchingFilms.has(slug))) return slugs;
  }
  return undefined;
}

type Row = { kind: string; typed: string; expected: string };

const list = readFileSync(new URL('queries.csv', import.meta.url), 'utf8');
const rows: Row[] = parse(list, { columns: true, skip_empty_lines: true });
const library = loadLibrary('content');
const site = { library, index: openIndex(buildIndex(library)), now };
const failed = rows.flatMap((row) => {
  const found = checkQuery(site, row.typed, row.expected);
  return found ? [{ ...row, found }] : [];
});
for (const { kind, typed, expected, found } of failed)
  process.stdout.write(`${kind}: “${typed}” → ${found.join(', ') || 'nothing'}, not ${expected}\n`);
const share = (100 * (rows.length - failed.length)) / rows.length;
process.stdout.write(
  `${rows.length - failed.length} of ${rows.length} searches find what they should: ${share.toFixed(1)} % (at least ${least})\n`,
);
process.exitCode = share < least ? 1 : 0;

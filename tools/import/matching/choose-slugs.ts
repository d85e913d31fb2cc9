import { slugPattern } from '@/lib/content/slug';
import { locales } from '@/lib/i18n/locales';
import { foldText } from '@/lib/primitives/text/fold-text';
import { slugify } from '@/lib/primitives/text/slugify';
import type { ParsedRow } from '../read-cells';
import type { Matched } from './match-rows';

/** A new film. `slug`: the one given in the table. `titles`: the original title first. */
export type NewFilm = {
  slug?: string;
  titles: { text: string; lang?: string }[];
  year: number;
  directors: readonly string[];
};

/** Maximum length of a slug made from a title; file names are limited to 255 characters. */
const longest = 100;

/**
 * The slug of each new film: the given slug, or a slug made from a title; `undefined` if no title
 * gives one. If films have the same title, the new slugs include the year. If such a slug is taken,
 * it also includes the director's last name, or else a number. Existing slugs never change.
 */
export function chooseSlugs(films: readonly NewFilm[], existingSlugs: Iterable<string>) {
  const usedSlugs = new Set([...existingSlugs, ...films.flatMap(({ slug }) => slug ?? [])]);
  const bases = films.map(({ slug, titles }) => (slug ? undefined : baseOf(titles)));
  // An existing slug with a year means that its title occurs more than once.
  const count = new Map(
    [...usedSlugs].map((slug) => [slug.replace(/-\d{4}(-[a-z0-9-]+)?$/, ''), 1]),
  );
  for (const base of bases) if (base) count.set(base, (count.get(base) ?? 0) + 1);
  return films.map((film, index) => {
    const base = bases[index];
    if (!base) return film.slug;
    const isAlone = count.get(base) === 1;
    const free = slugCandidates(base, film, isAlone).find((candidate) => !usedSlugs.has(candidate));
    const slug = free ?? number(`${base}-${film.year}`, usedSlugs);
    usedSlugs.add(slug);
    return slug;
  });
}

function slugCandidates(base: string, { year, directors }: NewFilm, isAlone: boolean): string[] {
  const director = slugify(directors[0]?.split(' ').at(-1) ?? '');
  const dated = `${base}-${year}`;
  return [...(isAlone ? [base] : []), dated, ...(director ? [`${dated}-${director}`] : [])];
}

function number(base: string, usedSlugs: ReadonlySet<string>): string {
  for (let next = 2; ; next += 1) if (!usedSlugs.has(`${base}-${next}`)) return `${base}-${next}`;
}

/**
 * The slug of the first title whose letters can all be transliterated, else of the first title that
 * gives a slug.
 */
function baseOf(titles: NewFilm['titles']): string | undefined {
  const whole = titles.filter(({ text }) => isLatin(text));
  return [...whole, ...titles]
    .map(({ text, lang }) => shorten(slugify(text, lang)))
    .find((slug) => slugPattern.test(slug));
}

/** Whether a slug keeps every letter of the text. */
function isLatin(text: string): boolean {
  return [...foldText(text)].every((sign) => !/\p{L}/u.test(sign) || slugify(sign) !== '');
}

/** Shortens a slug between two words to the maximum length. */
function shorten(slug: string): string {
  if (slug.length <= longest) return slug;
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}

/** The slug of each new film, by its row; `undefined` if no title can be written as a slug. */
export function slugsOf(
  matched: readonly Matched[],
  films: ReadonlyMap<string, unknown>,
): Map<Matched, string | undefined> {
  const newFilms = matched.filter((match) => 'isNew' in match);
  const identifiedFilms = newFilms.map(({ parsed, identity }) => ({ ...parsed, ...identity }));
  const chosen = chooseSlugs(
    identifiedFilms.map(({ slug, values, year = 0, directors }) => ({
      ...{ year, directors, titles: titlesIn(values) },
      ...(slug && { slug }),
    })),
    films.keys(),
  );
  return new Map(newFilms.map((match, index) => [match, chosen[index]]));
}

/** The original title and all other titles, with their languages. */
function titlesIn(values: ParsedRow['values']) {
  const at = (path: string) => [...values].find(([column]) => column.path === path)?.[1];
  const lang = at('title.original.lang');
  const otherTitles = (at('title.also') ?? []) as { text: string; lang?: string }[];
  const titles = [
    { text: at('title.original.text'), lang },
    ...locales.map((locale) => ({ text: at(`title.${locale}`), lang: locale })),
    ...otherTitles,
  ];
  return titles.filter((title): title is { text: string; lang?: string } => Boolean(title.text));
}

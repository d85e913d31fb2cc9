import type { Film } from '@/lib/catalog/films/film';
import type { Person } from '@/lib/catalog/people/person';
import type { RawFilm } from '@/lib/content/schema/film';
import { locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { splitWords } from './words';

/** The matches in a film, for highlighting. Only parts with a match are present, except for the title. */
export type Hit = {
  /** The title as shown. */
  title: Marked;
  /** Another title (other language or alternative), if only that one matches. */
  otherTitle?: Marked;
  people: (Marked & Omit<Person, 'name'> & { as: 'director' | 'actor' | 'crew'; role?: string })[];
  collections: (Marked & { slug: string })[];
  /** Excerpt of the synopsis, if nothing else matches. */
  excerpt?: Marked;
};

type HitInput = {
  film: Film;
  raw: RawFilm;
  collections: readonly { slug: string; text: string; lang: string }[];
};

/** @param words matched words, including abbreviations (`withAliases`) */
export function toHit({ film, raw, collections }: HitInput, words: ReadonlySet<string>): Hit {
  const title = markWords(film.title.text, words, film.title.lang);
  const people = markPeople(film, words);
  const markedCollections = collections
    .filter(({ text }) => hasWord(text, words))
    .map(({ slug, text, lang }) => ({ slug, ...markWords(text, words, lang) }));
  const otherTitle = hasRanges(title) ? undefined : markOtherTitle(raw, words);
  const isNamed =
    hasRanges(title) || otherTitle || people.length > 0 || markedCollections.length > 0;
  const excerpt = isNamed ? undefined : excerptOf(film, raw, words);
  return { title, otherTitle, people, collections: markedCollections, excerpt };
}

function hasRanges({ ranges }: Marked): boolean {
  return ranges.length > 0;
}

function markOtherTitle({ title }: RawFilm, words: ReadonlySet<string>): Marked | undefined {
  const own = locales.flatMap((lang) => (title[lang] ? [{ text: title[lang], lang }] : []));
  const found = [title.original, ...own, ...title.also].find(({ text }) => hasWord(text, words));
  return found && markWords(found.text, words, found.lang);
}

function markPeople({ directors, cast, crew }: Film, words: ReadonlySet<string>): Hit['people'] {
  const people = new Map<string, Hit['people'][number]>();
  const add = (
    { slug, name, born, died }: Person,
    as: Hit['people'][number]['as'],
    role?: string,
  ) => {
    const hasRole = role !== undefined && hasWord(role, words);
    if (people.has(slug) || !(hasRole || hasWord(name, words))) return;
    people.set(slug, { ...markWords(name, words), slug, born, died, as, ...(hasRole && { role }) });
  };
  for (const person of directors) add(person, 'director');
  for (const person of cast) add(person, 'actor', person.role);
  for (const person of crew) add(person, 'crew');
  return [...people.values()];
}

/** Excerpt of the shown synopsis, else of one in another language. */
function excerptOf(film: Film, raw: RawFilm, words: ReadonlySet<string>): Marked | undefined {
  const own = film.synopsis ? [film.synopsis] : [];
  const others = locales.flatMap((lang) =>
    raw.synopsis?.[lang] && lang !== film.synopsis?.lang
      ? [{ text: raw.synopsis[lang], lang }]
      : [],
  );
  return [...own, ...others]
    .map(({ text, lang }) => cutExcerpt(plainText(text, Infinity), words, lang))
    .find((excerpt) => excerpt !== undefined);
}

/** A text with the ranges `[from, until)` of matched words, in order. Never HTML. */
export type Marked = { text: string; lang?: string; ranges: [number, number][] };

/** Marks the matched words in a text. */
export function markWords(text: string, words: ReadonlySet<string>, lang?: string): Marked {
  const ranges: Marked['ranges'] = [];
  for (const { word, from, until } of splitWords(text))
    if (words.has(word)) ranges.push([from, until]);
  return { text, lang, ranges };
}

/** Whether a text contains any matched word. */
export function hasWord(text: string, words: ReadonlySet<string>): boolean {
  return splitWords(text).some(({ word }) => words.has(word));
}

/** Length of an excerpt in characters, and how many of them may precede the first match. */
const length = 180;
const before = 60;

/**
 * Cuts an excerpt around the first match, at word boundaries, with the ranges of all matches in it. Undefined
 * without a match.
 */
export function cutExcerpt(
  text: string,
  words: ReadonlySet<string>,
  lang: string,
): Marked | undefined {
  const matchedWords = splitWords(text).filter(({ word }) => words.has(word));
  const [first] = matchedWords;
  if (!first) return undefined;
  const from = cutAfter(text, first.from);
  const end = Math.max(cutBefore(text, from + length), first.until);
  const lead = from > 0 ? '… ' : '';
  const ranges = matchedWords
    .filter(({ until }) => until <= end)
    .map((word): [number, number] => [
      word.from - from + lead.length,
      word.until - from + lead.length,
    ]);
  return {
    text: `${lead}${text.slice(from, end)}${end < text.length ? ' …' : ''}`,
    lang,
    ranges,
  };
}

/** Start of the excerpt: a word boundary before the match, or the match itself if there is no blank. */
function cutAfter(text: string, word: number): number {
  if (word <= before) return 0;
  const blank = text.indexOf(' ', word - before);
  return blank < 0 ? word : Math.min(blank + 1, word);
}

/** The last blank at or before `end`, or the end of the text. */
function cutBefore(text: string, end: number): number {
  return end >= text.length ? text.length : text.lastIndexOf(' ', end);
}

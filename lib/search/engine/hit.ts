import type { Film } from '@/lib/catalog/films/film';
import type { RawFilm } from '@/lib/content/schema/film';
import { locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { cutExcerpt } from './cut-excerpt';
import { hasWord, type Marked, markWords } from './mark-words';

/** The matches in a film, for highlighting. Only parts with a match are present, except for the title. */
export type Hit = {
  /** The title as shown. */
  title: Marked;
  /** Another title (other language or alternative), if only that one matches. */
  otherTitle?: Marked;
  people: (Marked & { slug: string; as: 'director' | 'actor' | 'crew'; role?: string })[];
  collections: (Marked & { slug: string })[];
  /** Excerpt of the synopsis, if nothing else matches. */
  excerpt?: Marked;
};

type Found = {
  film: Film;
  raw: RawFilm;
  collections: readonly { slug: string; text: string; lang: string }[];
};

/** @param words matched words, including abbreviations (`withAliases`) */
export function toHit({ film, raw, collections }: Found, words: ReadonlySet<string>): Hit {
  const title = markWords(film.title.text, words, film.title.lang);
  const people = markPeople(film, words);
  const marked = collections
    .filter(({ text }) => hasWord(text, words))
    .map(({ slug, text, lang }) => ({ slug, ...markWords(text, words, lang) }));
  const otherTitle = isMarked(title) ? undefined : markOtherTitle(raw, words);
  const isNamed = isMarked(title) || otherTitle || people.length > 0 || marked.length > 0;
  const excerpt = isNamed ? undefined : excerptOf(film, raw, words);
  return { title, otherTitle, people, collections: marked, excerpt };
}

function isMarked({ ranges }: Marked): boolean {
  return ranges.length > 0;
}

function markOtherTitle({ title }: RawFilm, words: ReadonlySet<string>): Marked | undefined {
  const own = locales.flatMap((lang) => (title[lang] ? [{ text: title[lang], lang }] : []));
  const found = [title.original, ...own, ...title.also].find(({ text }) => hasWord(text, words));
  return found && markWords(found.text, words, found.lang);
}

type Person = { slug: string; name: string };

function markPeople({ directors, cast, crew }: Film, words: ReadonlySet<string>): Hit['people'] {
  const people = new Map<string, Hit['people'][number]>();
  const add = ({ slug, name }: Person, as: Hit['people'][number]['as'], role?: string) => {
    const hasRole = role !== undefined && hasWord(role, words);
    if (people.has(slug) || !(hasRole || hasWord(name, words))) return;
    people.set(slug, { ...markWords(name, words), slug, as, ...(hasRole && { role }) });
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

import type { RawFilm } from '@/lib/content/schema/film';
import { locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/seo/plain-text';
import type { Film } from '../film';
import { cutExcerpt } from './cut-excerpt';
import { type Marked, markWords } from './mark-words';

/** Why a film was found: where the words stand. Only what has a mark is there, but for the title. */
export type Hit = {
  /** The title as the page shows it. */
  title: Marked;
  /** A title in another language that has the words where the shown one has not. */
  otherTitle?: Marked;
  people: (Marked & { slug: string; as: 'director' | 'actor' | 'crew'; role?: string })[];
  collections: (Marked & { slug: string })[];
  /** Part of the synopsis, when the words stand nowhere else. */
  excerpt?: Marked;
};

type Found = {
  film: Film;
  raw: RawFilm;
  collections: readonly { slug: string; text: string; lang: string }[];
};

export function toHit({ film, raw, collections }: Found, words: ReadonlySet<string>): Hit {
  const title = markWords(film.title.text, words, film.title.lang);
  const people = markPeople(film, words);
  const marked = collections
    .map(({ slug, text, lang }) => ({ slug, ...markWords(text, words, lang) }))
    .filter(isMarked);
  const otherTitle = isMarked(title) ? undefined : otherTitles(raw, words).find(isMarked);
  const isNamed = isMarked(title) || otherTitle || people.length > 0 || marked.length > 0;
  const excerpt = isNamed ? undefined : excerptOf(film, raw, words);
  return { title, otherTitle, people, collections: marked, excerpt };
}

function isMarked({ ranges }: Marked): boolean {
  return ranges.length > 0;
}

function otherTitles({ title }: RawFilm, words: ReadonlySet<string>): Marked[] {
  const own = locales.flatMap((lang) => (title[lang] ? [{ text: title[lang], lang }] : []));
  return [title.original, ...own].map(({ text, lang }) => markWords(text, words, lang));
}

function markPeople({ directors, cast, crew }: Film, words: ReadonlySet<string>): Hit['people'] {
  const all = [
    ...directors.map((person) => ({ ...person, as: 'director' as const, role: undefined })),
    ...cast.map((person) => ({ ...person, as: 'actor' as const })),
    ...crew.map((person) => ({ ...person, as: 'crew' as const, role: undefined })),
  ];
  const seen = new Set<string>();
  return all.flatMap(({ slug, name, as, role }) => {
    const marked = markWords(name, words);
    const hasRole = role !== undefined && isMarked(markWords(role, words));
    if (seen.has(slug) || !(isMarked(marked) || hasRole)) return [];
    seen.add(slug);
    return [{ ...marked, slug, as, ...(hasRole && { role }) }];
  });
}

/** The synopsis the visitor reads first, then that of the other language. */
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

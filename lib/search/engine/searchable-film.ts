import { everyName } from '@/lib/catalog/films/local-name';
import type { RawFilm } from '@/lib/content/schema/film';
import type { LocalName } from '@/lib/content/schema/translations';
import type { Library } from '@/lib/content/store/raw-library';
import { displayName } from '@/lib/i18n/display-name';
import { locales } from '@/lib/i18n/locales';
import { own } from '@/lib/primitives/text/own';
import { factWords } from './fact-words';
import type { Field } from './fields';

/** The searchable texts of a film by field, in all languages of the site. */
export type SearchableFilm = Record<Field, string[]>;

type Context = Pick<Library, 'genres' | 'people'> & { collections: string[] };

export function toSearchableFilm(
  raw: RawFilm,
  { genres, people, collections }: Context,
): SearchableFilm {
  const { title, directors, cast, crew, countries } = raw;
  const everywhere = (name: (locale: (typeof locales)[number]) => string | null | undefined) =>
    locales.map(name).filter((text) => typeof text === 'string');
  return {
    title: [
      ...new Set([
        title.original.text,
        ...everywhere((locale) => title[locale]),
        ...title.also.map(({ text }) => text),
      ]),
    ],
    director: directors,
    actor: cast.flatMap(({ name, role }) => (role ? [name, ...everyName(role)] : [name])),
    crew: crew.map(({ name }) => name),
    collection: collections,
    facet: [
      ...raw.genres.flatMap((genre) => everywhere((locale) => own(genres, genre)?.[locale])),
      ...countries.flatMap((code) => everywhere((locale) => displayName('region', code, locale))),
      String(raw.year),
      ...factWords(raw, people),
      ...raw.companies,
      ...raw.distributors.map(({ name }) => name),
      ...raw.festivals.flatMap(({ festival, award }) => [festival, award].flatMap(namesOf)),
    ],
    synopsis: everywhere((locale) => raw.synopsis?.[locale]),
  };
}

const namesOf = (name: LocalName | undefined) => (name ? everyName(name) : []);

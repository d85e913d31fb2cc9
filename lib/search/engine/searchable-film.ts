import { isFeature, isShort, isSilent } from '@/lib/catalog/films/film';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import type { LocalName } from '@/lib/content/schema/translations';
import { findPerson } from '@/lib/content/store/find-person';
import type { Library } from '@/lib/content/store/raw-library';
import { countryName } from '@/lib/i18n/country-name';
import { locales } from '@/lib/i18n/locales';
import { getOwn } from '@/lib/primitives/json';
import { allNames } from '@/lib/primitives/text/local-text';
import { type Field, fieldNumber, fields } from './dictionary';
import { aliases, createWordLister, stopWords } from './words';

/** The searchable texts of a film by field, in all languages of the site. */
export type SearchableFilm = Record<Field, string[]>;

type Context = Pick<Library, 'genres' | 'people'> & { collections: string[] };

export function toSearchableFilm(
  raw: RawFilm,
  { genres, people, collections }: Context,
): SearchableFilm {
  const { title, directors, cast, crew, countries, basedOn } = raw;
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
    actor: cast.flatMap(({ name, role }) => (role ? [name, ...allNames(role)] : [name])),
    crew: [...crew.map(({ name }) => name), ...basedOn.flatMap(({ author }) => author ?? [])],
    collection: collections,
    facet: [
      ...raw.genres.flatMap((genre) => everywhere((locale) => getOwn(genres, genre)?.[locale])),
      ...countries.flatMap((code) => everywhere((locale) => countryName(code, locale))),
      String(raw.year),
      ...basedOn.flatMap(({ work }) => allNames(work)),
      ...factWords(raw, people),
      ...raw.companies,
      ...raw.distributors.map(({ name }) => name),
      ...raw.festivals.flatMap(({ festival, award }) => [festival, award].flatMap(namesOf)),
    ],
    synopsis: everywhere((locale) => raw.synopsis?.[locale]),
  };
}

const namesOf = (name: LocalName | undefined) => (name ? allNames(name) : []);

/** Adjectives for a film's country (ISO 3166-1 alpha-2), in French, German and English. */
const demonyms: Readonly<Record<string, string>> = {
  AT: 'autrichien autrichienne österreichisch austrian',
  BE: 'belge belgisch belgian',
  CH: 'suisse helvétique schweizerisch schweizer swiss',
  CN: 'chinois chinoise chinesisch chinese',
  CZ: 'tchèque tchécoslovaque tschechisch tschechoslowakisch czech',
  DE: 'allemand allemande deutsch german',
  DK: 'danois danoise dänisch danish',
  ES: 'espagnol espagnole spanisch spanish',
  FI: 'finlandais finlandaise finnisch finnish',
  FR: 'français française französisch french',
  GB: 'anglais anglaise britannique englisch britisch english british angleterre england',
  HU: 'hongrois hongroise ungarisch hungarian',
  IN: 'indien indienne indisch indian',
  IT: 'italien italienne italienisch italian',
  JP: 'japonais japonaise japanisch japanese',
  NL: 'néerlandais néerlandaise hollandais hollandaise niederländisch holländisch dutch hollande holland',
  NO: 'norvégien norvégienne norwegisch norwegian',
  PL: 'polonais polonaise polnisch polish',
  PT: 'portugais portugaise portugiesisch portuguese',
  RU: 'russe russisch russian',
  SE: 'suédois suédoise schwedisch swedish',
  SU: 'russe soviétique russisch sowjetisch russian soviet',
  US: 'américain américaine amerikanisch american usa hollywood amérique amerika america',
};

const english = new Intl.DisplayNames('en', { type: 'region' });

const silent = 'muet muette muets muettes Stummfilm stumm silent';
const short = 'court métrage court-métrage courts Kurzfilm kurz short';
const long = 'long métrage long-métrage longs Langfilm Spielfilm abendfüllend feature';
/** Synonyms of genres, by slug. */
const genreWords: Readonly<Record<string, string>> = {
  animation: 'Trickfilm Zeichentrick Zeichentrickfilm dessin animé cartoon',
  horror: 'horreur Grusel Gruselfilm',
};
const woman = 'réalisatrice cinéaste femme Regisseurin Filmemacherin Frau woman women female';

/**
 * Search words derived from a film's facts: English genre names (the slugs) and synonyms, English
 * country names and country adjectives, and words for silent, short and feature films and for films
 * by women.
 */
export function factWords(raw: RawFilm, people: RawPeople): string[] {
  return [
    ...raw.genres.flatMap((slug) => [slug.replaceAll('-', ' '), getOwn(genreWords, slug) ?? '']),
    ...raw.countries.flatMap((code) => [english.of(code) ?? code, getOwn(demonyms, code) ?? '']),
    ...(isSilent(raw) ? [silent] : []),
    ...(isShort(raw) ? [short] : []),
    ...(isFeature(raw) ? [long] : []),
    ...(raw.directors.some((name) => findPerson(people, name).gender === 'female') ? [woman] : []),
  ];
}

/** Word → postings, for names (all fields but the synopsis) and for prose (the synopsis). */
export type Postings = { names: Map<string, number[]>; prose: Map<string, number[]> };

/**
 * Collects the words of films, ascending by their numbers. Fields are in order of weight, so only a film's first posting
 * for a word is stored.
 */
export function collectPostings(films: Iterable<readonly [number, SearchableFilm]>): Postings {
  const postings: Postings = { names: new Map(), prose: new Map() };
  const listWords = createWordLister();
  for (const [film, texts] of films)
    for (const field of fields) {
      const isProse = field === 'synopsis';
      const into = isProse ? postings.prose : postings.names;
      for (const text of texts[field])
        for (const word of listWords(text)) {
          if (isProse && stopWords.has(word)) continue;
          add(into, word, film, fieldNumber[field]);
          const long = isProse ? undefined : aliases.get(word);
          for (const alias of long ?? []) add(into, alias, film, fieldNumber[field]);
        }
    }
  return postings;
}

function add(into: Map<string, number[]>, word: string, film: number, field: number) {
  const list = into.get(word);
  if (!list) into.set(word, [film * 8 + field]);
  else if (Math.floor((list.at(-1) ?? 0) / 8) !== film) list.push(film * 8 + field);
}

import { getAdminDatabase } from '@/lib/admin/entry/enter-admin';
import { builtInJobs } from '@/lib/content/built-in';
import { type BuiltInPageName, builtInPageNames } from '@/lib/content/schema/page';
import { listTypefaces } from '@/lib/content/store/find-typeface';
import { getTheme } from '@/lib/content/store/get-theme';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { countryName, formerStates } from '@/lib/i18n/country-name';
import { displayName } from '@/lib/i18n/intl-format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { memoise } from '@/lib/i18n/memoise';
import { localName } from '@/lib/primitives/text/local-text';
import { contentPlace } from '../content-place';
import { createNameSearch } from '../form/near-names';
import {
  createVocabulary,
  type Option,
  type Vocabularies,
  type Vocabulary,
} from '../form/vocabulary';
import { readEntryFiles } from '../lists/entry-files';
import { titleOf } from '../lists/entry-title';
import { readNewFilms } from '../lists/new-films';

/** Names of codes that messages have. */
export type CodeNames = {
  job: (code: string) => string;
  silent: string;
  noWords: string;
  page: (name: BuiltInPageName) => string;
};

/**
 * What fields may name, with the words of one language: what the site serves, and the films that it does not show yet,
 * also those that are drafts alone.
 */
export async function readVocabularies(locale: Locale, names: CodeNames): Promise<Vocabularies> {
  const library = getLibrary();
  const { genres, jobs, articles, pages } = library;
  const films = await readFilms(library, locale);
  return {
    countries: codesOf('region', locale),
    languages: codesOf('language', locale, names.noWords),
    genres: createVocabulary(
      Object.entries(genres).map(([code, name]) => ({ code, name: name[locale] })),
    ),
    jobs: createVocabulary(
      [...new Set([...builtInJobs, ...Object.keys(jobs)])].map((code) => ({
        code,
        name: jobs[code]?.[locale] ?? names.job(code),
      })),
    ),
    sounds: createVocabulary(
      [{ code: 'silent', name: names.silent }, ...named(['mono', 'stereo', 'Dolby Digital'])],
      ['stumm', 'muet', 'silent'].map((name) => ({ code: 'silent', name })),
    ),
    films,
    people: peopleIn(library),
    articles: createVocabulary(
      [...articles].map(([code, { title }]) => ({ code, name: localName(title, locale) })),
    ),
    venues: venuesIn(library, locale),
    pages: createVocabulary([
      ...builtInPageNames.map((code) => ({ code, name: names.page(code) })),
      ...[...pages].map(([code, { title }]) => ({ code, name: localName(title, locale) || code })),
    ]),
    inks: createVocabulary(named(Object.keys(getTheme().inks))),
    typefaces: createVocabulary(named(listTypefaces(contentPlace().contentFolder, process.cwd()))),
  };
}

/** The films by title and year; any of their titles is read. */
async function readFilms(library: Library, locale: Locale): Promise<Vocabulary> {
  const { contentFolder } = contentPlace();
  const db = await getAdminDatabase();
  const drafts = db ? await readNewFilms(db, contentFolder) : [];
  const all = [...(await readEntryFiles('film', contentFolder)), ...drafts];
  const others = all.flatMap(({ slug, titles }): Option[] => {
    const also = library.films.get(slug)?.title.also.map(({ text }) => text) ?? [];
    return [...Object.values(titles), ...also].map((name) => ({ code: slug, name }));
  });
  const options = all.map((film) => {
    const title = titleOf(film, locale);
    return { code: film.slug, name: film.year === undefined ? title : `${title} (${film.year})` };
  });
  return { ...createVocabulary(options, others), drafts: new Set(drafts.map(({ slug }) => slug)) };
}

/** The cinemas with their towns. A name alone is searched, but not read: another town may have a cinema of that name. */
function venuesIn({ venues }: Library, locale: Locale): Vocabulary {
  const options = Object.entries(venues).map(([code, { name, town }]) => ({
    code,
    name: `${localName(name, locale)}, ${localName(town, locale)}`,
  }));
  const names = Object.entries(venues).flatMap(([code, { name }]) =>
    (typeof name === 'string' ? [name] : Object.values(name)).map((text) => ({ code, name: text })),
  );
  return { ...createVocabulary(options), search: createNameSearch([...options, ...names]) };
}

const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: code }));

/** Names that are their own codes: what is typed is not changed, even to a name that is nearly the same. */
function verbatim(names: readonly string[]): Vocabulary {
  const nameOf = (name: string) => name;
  return { ...createVocabulary(named(names)), nameOf, codeOf: (text) => text.trim() };
}

const people = new WeakMap<Library, Vocabulary>();

/** The names of all credits, gathered once for each state of the content. */
function peopleIn(library: Library): Vocabulary {
  const known = people.get(library);
  if (known) return known;
  const names = new Set(Object.keys(library.people));
  for (const { directors, cast, crew } of library.films.values())
    for (const name of [...directors, ...cast.map(nameIn), ...crew.map(nameIn)]) names.add(name);
  const vocabulary = verbatim([...names].sort(new Intl.Collator().compare));
  people.set(library, vocabulary);
  return vocabulary;
}

const nameIn = ({ name }: { name: string }) => name;

/** Codes of more than two letters that films need; those of two letters are tried. */
const furtherLanguages = ['mul', 'gsw', 'roa', 'de-CH', 'de-AT', 'fr-CH', 'pt-BR'];

/** What films here are mostly in or of comes first; the rest follows by its name. */
const likely = {
  language: ['fr', 'de', 'it', 'en', 'rm', 'gsw', 'es', 'pt', 'ja', 'ru', 'da', 'sv', 'pl', 'cs'],
  region: ['CH', 'DE', 'FR', 'IT', 'AT', 'GB', 'US'],
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/**
 * Countries or languages with their names in a language; those of the site's other languages are read, too.
 * @param noWords the name of what a film without words has as its language
 */
const codesOf = memoise(
  (type: 'region' | 'language', locale: Locale, noWords?: string): Vocabulary => {
    const codes =
      type === 'region'
        ? [
            ...pairs.map((pair) => pair.toUpperCase()).filter(isCurrentCountry),
            ...Object.keys(formerStates),
          ]
        : [...pairs, ...furtherLanguages].filter((tag) => Intl.getCanonicalLocales(tag)[0] === tag);
    const optionsIn = (own: Locale) =>
      codes.flatMap((code) => {
        const name = type === 'region' ? countryName(code, own) : languageIn(code, own);
        return name === code ? [] : [{ code, name }];
      });
    const { compare } = new Intl.Collator(locale);
    const placeOf = ({ code }: Option) => likely[type].indexOf(code) + 1 || likely[type].length + 1;
    const silent = noWords ? [{ code: 'zxx', name: noWords }] : [];
    const options = [...optionsIn(locale), ...silent].sort(
      (one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name),
    );
    const others = locales.filter((other) => other !== locale);
    return createVocabulary(options, others.flatMap(optionsIn));
  },
);

/** `Allemand (Suisse)`: `Intl` calls it by a name that is easily taken for that of the dialect (gsw). */
function languageIn(code: string, locale: Locale): string {
  const [language = code, region] = code.split('-');
  const name = displayName('language', language, locale);
  return region ? `${name} (${countryName(region, locale)})` : name;
}

/** `Intl` names former countries as their successors (SU, DD). */
const isCurrentCountry = (code: string) => new Intl.Locale(`und-${code}`).region === code;

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
import { createVocabulary, type Vocabularies, type Vocabulary } from '../form/vocabulary';
import { readEntryFiles } from '../lists/entry-files';
import { titleOf } from '../lists/entry-title';

/** Names of codes that messages have. */
export type CodeNames = {
  job: (code: string) => string;
  silent: string;
  page: (name: BuiltInPageName) => string;
};

/**
 * What fields may name, with the words of one language: what the site serves, and the films that it does not show yet.
 */
export async function readVocabularies(locale: Locale, names: CodeNames): Promise<Vocabularies> {
  const library = getLibrary();
  const { genres, jobs, venues, articles, pages } = library;
  const films = (await readEntryFiles('film', contentPlace().contentFolder)).map((file) => {
    const year = library.films.get(file.slug)?.year;
    const title = titleOf(file, locale);
    return { code: file.slug, title, name: year === undefined ? title : `${title} (${year})` };
  });
  return {
    countries: codesOf('region', locale),
    languages: codesOf('language', locale),
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
    films: createVocabulary(
      films,
      films.map(({ code, title }) => ({ code, name: title })),
    ),
    people: peopleIn(library),
    articles: createVocabulary(
      [...articles].map(([code, { title }]) => ({ code, name: localName(title, locale) })),
    ),
    venues: createVocabulary(
      Object.entries(venues).map(([code, { name, town }]) => ({
        code,
        name: `${localName(name, locale)}, ${localName(town, locale)}`,
      })),
    ),
    pages: createVocabulary([
      ...builtInPageNames.map((code) => ({ code, name: names.page(code) })),
      ...[...pages].map(([code, { title }]) => ({ code, name: localName(title, locale) || code })),
    ]),
    inks: createVocabulary(named(Object.keys(getTheme().inks))),
    typefaces: createVocabulary(named(listTypefaces(contentPlace().contentFolder, process.cwd()))),
  };
}

const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: code }));

/** Names that are their own codes: what is typed is not changed, even to a name that is nearly the same. */
function verbatim(names: readonly string[]): Vocabulary {
  return { options: named(names), nameOf: (name) => name, codeOf: (text) => text.trim() };
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
const furtherLanguages = ['zxx', 'mul', 'gsw', 'roa', 'de-CH', 'de-AT', 'fr-CH', 'pt-BR'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Countries or languages with their names in a language; those of the site's other languages are read, too. */
const codesOf = memoise((type: 'region' | 'language', locale: Locale): Vocabulary => {
  const codes =
    type === 'region'
      ? [
          ...pairs.map((pair) => pair.toUpperCase()).filter(isCurrentCountry),
          ...Object.keys(formerStates),
        ]
      : [...pairs, ...furtherLanguages].filter((tag) => Intl.getCanonicalLocales(tag)[0] === tag);
  const optionsIn = (own: Locale) =>
    codes.flatMap((code) => {
      const name = type === 'region' ? countryName(code, own) : displayName(type, code, own);
      return name === code ? [] : [{ code, name }];
    });
  const others = locales.filter((other) => other !== locale);
  return createVocabulary(optionsIn(locale), others.flatMap(optionsIn));
});

/** `Intl` names former countries as their successors (SU, DD). */
const isCurrentCountry = (code: string) => new Intl.Locale(`und-${code}`).region === code;

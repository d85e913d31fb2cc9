import {
  type AccessKind,
  accessKinds,
  accessOf,
  captionLanguages,
} from '@/lib/catalog/films/access';
import type { Film } from '@/lib/catalog/films/film';
import { locales } from '@/lib/i18n/locales';

/**
 * Kinds of accessibility with a separate choice for each language of the site: a deaf visitor who reads German cannot
 * use French captions.
 */
const names = {
  captions: 'captions',
  audioDescription: 'audio-description',
  textDescription: 'text-description',
  transcript: 'transcript',
} as const satisfies Partial<Record<AccessKind, string>>;

const signing = 'sign-language';
type Spoken = keyof typeof names;
const spoken = accessKinds.filter((kind): kind is Spoken => kind in names);

/** All accessibility choices, `captions-de`; sign language in any language, because there are few films. */
export const accessChoices: readonly string[] = [
  ...spoken.flatMap((kind) => locales.map((locale) => `${names[kind]}-${locale}`)),
  signing,
];

/** Parses a choice. */
export function readAccessChoice(choice: string): { kind: AccessKind; language?: string } {
  if (choice === signing) return { kind: 'signLanguage' };
  const kind = spoken.find((one) => choice.startsWith(`${names[one]}-`)) ?? 'captions';
  return { kind, language: choice.slice(names[kind].length + 1) };
}

/** The choices that a film matches. `de-CH` counts as German. */
export function accessValues(film: Pick<Film, 'media' | 'access'>): string[] {
  const access = accessOf(film);
  return accessChoices.filter((choice) => {
    const { kind, language } = readAccessChoice(choice);
    const has: string[] = access[kind];
    return has.some((tag) => !language || tag.split('-')[0] === language);
  });
}

/** Runtime bands in minutes; `until` is exclusive. A short film is in several bands. */
export const runtimeBands = [
  { value: 'under-15', from: 0, until: 15 },
  { value: 'under-30', from: 0, until: 30 },
  { value: 'under-60', from: 0, until: 60 },
  { value: 'under-90', from: 0, until: 90 },
  { value: 'from-90', from: 90, until: Infinity },
] as const;

/** The bands of a runtime; empty if unknown. */
export function bandsOf(runtime = NaN): string[] {
  return runtimeBands
    .filter(({ from, until }) => from <= runtime && runtime < until)
    .map(({ value }) => value);
}

/** The choice of all films for children. */
export const everyAge = 'all';

const childAges = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Maximum age in the choices. */
export const oldestChild = 12;

/** Choices of films for children: all of them, or those for a child of an age in years. */
export const childrensChoices = [everyAge, ...childAges] as const;

/** The choices that a film matches: those of all children who are old enough for it. */
export function childrensValues({ recommendedAge }: Pick<Film, 'recommendedAge'>): string[] {
  if (recommendedAge === undefined) return [];
  return [everyAge, ...childAges.filter((age) => Number(age) >= recommendedAge)];
}

/** Choices of subtitle languages: one of the site's, or all of them. */
export const subtitleChoices = [...locales, 'both'] as const;

/** A film's subtitle choices, from its versions and from the captions on the site. */
export function subtitlesOf(film: Film): string[] {
  const ofCopies = film.versions.flatMap(({ subtitles }) => subtitles);
  const languages = new Set([...ofCopies, ...captionLanguages(film)]);
  const asked = locales.filter((locale) => languages.has(locale));
  return asked.length === locales.length ? [...asked, 'both'] : asked;
}

/** First year of a film's decade: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}

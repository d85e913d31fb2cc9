import {
  type AccessKind,
  accessKinds,
  accessOf,
  captionLanguages,
} from '@/lib/catalog/films/access';
import type { Film } from '@/lib/catalog/films/film';
import { locales } from '@/lib/i18n/locales';
import { childrensChoices, childrensValues } from './recommended-ages';

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

/**
 * All accessibility choices, such as `captions-de`. Sign language is one choice for all languages, because few
 * films have it.
 */
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

/** Choices of subtitle languages: one of the site's, or on a site with two both of them. */
const subtitleLanguages = [...locales, ...(locales.length === 2 ? (['both'] as const) : [])];
export type SubtitleLanguage = (typeof subtitleLanguages)[number];

const onDisc = 'disc-';
/** All subtitle choices: `fr` in a version or on the site, `disc-fr` on a disc of the shop. */
export const subtitleChoices: readonly string[] = [
  ...subtitleLanguages,
  ...subtitleLanguages.map((language) => onDisc + language),
];

/** Parses a choice. */
export function readSubtitleChoice(choice: string): {
  language: SubtitleLanguage;
  isDisc: boolean;
} {
  const isDisc = choice.startsWith(onDisc);
  const subtitleLocales = isDisc ? choice.slice(onDisc.length) : choice;
  return {
    language: subtitleLanguages.find((language) => language === subtitleLocales) ?? 'both',
    isDisc,
  };
}

/** A film's subtitle choices, from its versions, from the captions on the site and from its discs. */
export function subtitlesOf(film: Film): string[] {
  const copySubtitles = film.versions.flatMap(({ subtitles }) => subtitles);
  return [
    ...languagesOffered([...copySubtitles, ...captionLanguages(film)]),
    ...film.discs.flatMap(({ subtitles }) =>
      languagesOffered(subtitles).map((language) => onDisc + language),
    ),
  ];
}

/** The language choices that subtitles in these languages match; `both` if they cover the two languages of the site. */
export function languagesOffered(languages: readonly string[]): SubtitleLanguage[] {
  const offered = locales.filter((locale) => languages.some((tag) => tag.split('-')[0] === locale));
  return locales.length === 2 && offered.length === 2 ? [...offered, 'both'] : offered;
}

/** The subtitle choices for some languages: in a version or on the site (`fr`), and on a disc (`disc-fr`). */
export function subtitlesAnywhere(languages: readonly string[]): string[] {
  return languages.flatMap((language) => [language, onDisc + language]);
}

/** First year of a film's decade: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}

type Facet = {
  /** Valid values in a URL. */
  pattern: RegExp;
  /** How the form offers the facet: a panel of values, a switch, or not at all (links only). */
  offered: 'panel' | 'switch' | 'link';
  /**
   * Whether the catalogue shows a title and an introduction for a value of this facet if the value is the only
   * condition.
   */
  introduced?: true;
  /**
   * A film's values; undefined if they depend on the time. `inShop`: slugs of the films that have articles in
   * the shop.
   */
  values?: (film: Film, inShop: ReadonlySet<string>) => string[];
};

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const flagPattern = /^1$/;
const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** The filters, in URL order. Several values of one facet are alternatives. */
export const facets = {
  genre: {
    ...{ pattern: slug, offered: 'panel', introduced: true },
    values: ({ genres }) => slugsOf(genres),
  },
  country: {
    ...{ pattern: /^[A-Z]{2}$/, offered: 'panel', introduced: true },
    values: ({ countries }) => countries,
  },
  decade: {
    ...{ pattern: /^(?:18|19|20)\d0$/, offered: 'panel', introduced: true },
    values: (film) => [decadeOf(film)],
  },
  director: {
    ...{ pattern: slug, offered: 'panel', introduced: true },
    values: ({ directors }) => slugsOf(directors),
  },
  actor: {
    ...{ pattern: slug, offered: 'panel', introduced: true },
    values: ({ cast }) => slugsOf(cast),
  },
  person: {
    ...{ pattern: slug, offered: 'link', introduced: true },
    values: ({ directors, cast, crew }) => slugsOf([...directors, ...cast, ...crew]),
  },
  language: {
    ...{ pattern: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, offered: 'panel' },
    values: ({ languages }) => languages,
  },
  runtime: {
    ...{ pattern: oneOf(runtimeBands.map(({ value }) => value)), offered: 'panel' },
    values: ({ runtime }) => bandsOf(runtime),
  },
  children: {
    ...{ pattern: oneOf(childrensChoices), offered: 'panel', introduced: true },
    values: childrensValues,
  },
  subtitles: {
    ...{ pattern: oneOf(subtitleChoices), offered: 'panel' },
    values: subtitlesOf,
  },
  access: {
    ...{ pattern: oneOf(accessChoices), offered: 'panel' },
    values: accessValues,
  },
  watchable: { pattern: flagPattern, offered: 'switch' },
  shop: {
    ...{ pattern: flagPattern, offered: 'switch' },
    values: ({ slug }, inShop) => (inShop.has(slug) ? ['1'] : []),
  },
} as const satisfies Record<string, Facet>;

export type FacetKey = keyof typeof facets;
/** Keys of the facets with given properties: `FacetWith<{ offered: 'panel' }>`. */
type FacetWith<Part> = {
  [Key in FacetKey]: (typeof facets)[Key] extends Part ? Key : never;
}[FacetKey];
/** Facets that do not depend on the time. */
export type ColumnKey = FacetWith<{ values: unknown }>;
export type IntroducedFacet = FacetWith<{ introduced: true }>;
export type SwitchFacet = FacetWith<{ offered: 'switch' }>;
export type PanelFacet = FacetWith<{ offered: 'panel' }>;

export const facetKeys = Object.keys(facets) as FacetKey[];

export const columnKeys = facetKeys.filter((key): key is ColumnKey => 'values' in facets[key]);

export function isIntroduced(key: FacetKey): key is IntroducedFacet {
  return 'introduced' in facets[key];
}

/** Facets offered in the given way. */
export function facetsOffered<Offered extends Facet['offered']>(
  way: Offered,
): FacetWith<{ offered: Offered }>[] {
  return facetKeys.filter(
    (key): key is FacetWith<{ offered: Offered }> => facets[key].offered === way,
  );
}

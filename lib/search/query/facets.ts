import type { Film } from '@/lib/catalog/films/film';
import {
  accessChoices,
  accessValues,
  bandsOf,
  childrensChoices,
  childrensValues,
  decadeOf,
  runtimeBands,
  subtitleChoices,
  subtitlesOf,
} from './facet-values';

type Facet = {
  /** Valid values in a URL. */
  pattern: RegExp;
  /** How the form offers the facet: a panel of values, a switch, or not at all (links only). */
  offered: 'panel' | 'switch' | 'link';
  /** Whether the catalogue shows its own title and introduction if one value is the only condition. */
  introduced?: true;
  /** A film's values; undefined if they depend on the time. `inShop`: slugs of films with articles. */
  values?: (film: Film, inShop: ReadonlySet<string>) => string[];
};

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const yes = /^1$/;
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
  watchable: { pattern: yes, offered: 'switch' },
  shop: {
    ...{ pattern: yes, offered: 'switch' },
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
export function facetsOffered<Way extends Facet['offered']>(
  way: Way,
): FacetWith<{ offered: Way }>[] {
  return facetKeys.filter((key): key is FacetWith<{ offered: Way }> => facets[key].offered === way);
}

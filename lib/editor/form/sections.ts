import type { EntryKind } from '../entries/entry-kinds';
import type { NamedField } from './field';

/** A part of a form with a heading, `Editor.sections.<name>`. */
export type Section = { name: string; fields: NamedField[] };

const publication = { publication: ['draft', 'publishedFrom'] };

/** The fields of each part, in order. Fields that no part names are in the last one. */
const parts: Partial<Record<EntryKind, Record<string, readonly string[]>>> = {
  film: {
    facts: [
      'title',
      'year',
      'runtime',
      'directors',
      'countries',
      'languages',
      'genres',
      'synopsis',
    ],
    pictures: ['poster', 'stills', 'motif'],
    people: ['cast', 'crew', 'companies', 'distributors'],
    watching: ['media', 'trailers', 'vod', 'watch', 'embed', 'versions', 'access'],
    technique: ['sound', 'colour', 'ratio', 'transferRate'],
    reception: ['quotes', 'festivals', 'awards', 'releases'],
    press: ['pressKit', 'bookings', 'website'],
    publication: [...publication.publication, 'added', 'editorNote'],
    more: [
      'films',
      'basedOn',
      'ages',
      'recommendedAge',
      'contentNotes',
      'publicDomain',
      'rights',
      'ids',
    ],
  },
  collection: {
    facts: ['kind', 'title', 'summary', 'introduction'],
    films: ['films'],
    ...publication,
    more: ['order', 'ink'],
  },
  article: {
    facts: [
      'kind',
      'title',
      'films',
      'description',
      'contents',
      'price',
      'stock',
      'releasedOn',
      'weight',
    ],
    pictures: ['image', 'pictures'],
    disc: ['languages', 'disc', 'ages'],
    ...publication,
    more: ['order', 'lowStock', 'vat', 'ean', 'hsCode', 'origin'],
  },
  news: {
    facts: ['date', 'title', 'summary', 'text'],
    pictures: ['picture'],
    ...publication,
    more: ['films'],
  },
  page: {
    facts: ['title', 'summary', 'text'],
    pictures: ['picture'],
    ...publication,
    more: ['in', 'order'],
  },
  site: {
    facts: ['name', 'tagline', 'description', 'url', 'social', 'bookings'],
    menu: ['menu', 'switchedOff'],
    premiere: ['premiere'],
    notices: ['shopNotice', 'screeningsNotice'],
    imprint: ['imprint', 'privacy', 'accessibility', 'security'],
    more: [],
  },
  theme: {
    colours: ['light', 'dark'],
    logo: ['logo', 'icon', 'typeface'],
    posters: ['inks', 'posters'],
  },
  shop: {
    facts: ['seller', 'demonstration'],
    texts: ['terms', 'withdrawal'],
    prices: ['zones', 'discounts', 'bundles'],
    payment: ['payment'],
    taxes: ['vat', 'euVat', 'reverseCharge', 'books'],
    more: ['lowStock', 'staffMails'],
  },
};

/** The parts of a kind's form. */
export function sectionsOf(kind: EntryKind, fields: readonly NamedField[]): Section[] {
  const named = Object.entries(parts[kind] ?? { facts: [] });
  const known = new Set(named.flatMap(([, keys]) => keys));
  const rest = fields.filter(({ key }) => !known.has(key));
  return named.map(([name, keys], at) => ({
    name,
    fields: [
      ...keys.flatMap((key) => fields.find((field) => field.key === key) ?? []),
      ...(at === named.length - 1 ? rest : []),
    ],
  }));
}

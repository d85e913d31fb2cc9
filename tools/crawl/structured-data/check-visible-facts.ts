import { localePath, locales } from '@/lib/i18n/locales';
import { type PlacedThing, type Thing, valuesOf } from './thing';

/** The visible content of a page. The structured data of the page is compared with it. */
export type VisiblePage = {
  /** Canonical URL, absolute. */
  address: string;
  /** All text, including alternative texts, title and description. */
  text: string;
  /** Absolute URLs of all links, pictures and metadata. */
  addresses: ReadonlySet<string>;
};

/** Fields whose text must be visible on the page. */
const visibleFields: Readonly<Record<string, readonly string[]>> = {
  Movie: ['name', 'genre'],
  CreativeWork: ['name'],
  VideoObject: ['name', 'description'],
  ListItem: ['name'],
  Person: ['name'],
  Country: ['name'],
  ScreeningEvent: ['name'],
  MovieTheater: ['name'],
  Place: ['name'],
  PostalAddress: ['addressLocality', 'streetAddress'],
  Product: ['name', 'description'],
  NewsArticle: ['headline'],
  CollectionPage: ['name', 'description'],
  Organization: ['name'],
};

/** Fields whose URLs the page must link to, show or name in its head. */
const named: Readonly<Record<string, readonly string[]>> = {
  Movie: ['image', 'sameAs'],
  CreativeWork: ['url'],
  VideoObject: ['thumbnailUrl', 'contentUrl'],
  ListItem: ['url', 'item'],
  Product: ['image'],
  NewsArticle: ['image'],
  Organization: ['sameAs'],
};

/** Structured data that visitors cannot see: texts, amounts and URLs that do not occur on the page. */
export function checkVisibleFacts({ thing, place }: PlacedThing, page: VisiblePage): string[] {
  const type = thing['@type'];
  const shown = lettersOf(page.text);
  const words = textsOf(thing, visibleFields[type]).filter(
    ({ value }) => !shown.includes(lettersOf(value)),
  );
  const addresses = textsOf(thing, named[type]).filter(({ value }) => !isNamed(value, page));
  return [...words, ...addresses]
    .map(({ field, value }) => `${place}.${field} is “${value}”, and the page does not say so`)
    .concat(type === 'Offer' ? checkPrice({ thing, place }, page) : []);
}

function textsOf(thing: Thing, fields: readonly string[] = []) {
  return fields.flatMap((field) =>
    valuesOf(thing, field).flatMap((value) =>
      typeof value === 'string' ? [{ field, value }] : [],
    ),
  );
}

/** Letters and digits only, since a page may style, break and punctuate text differently. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Whether a page names an address. Its own address and the home pages need no link. */
function isNamed(address: string, page: VisiblePage): boolean {
  if (page.addresses.has(address)) return true;
  const { origin } = new URL(page.address);
  const homes = locales.map((locale) => origin + localePath('/', locale).replace(/^\/$/, ''));
  return [page.address, ...homes].includes(address.replace(/#.*$/, ''));
}

function checkPrice({ thing, place }: PlacedThing, { text }: VisiblePage): string[] {
  const [units = '', cents = ''] = String(thing.price).split('.');
  const isShown = new RegExp(`(?<!\\d)${units}(?:[.,]${cents.padEnd(2, '0')}|(?![.,]?\\d))`);
  return isShown.test(text.replace(/(?<=\d)[\s’'](?=\d{3})/g, ''))
    ? []
    : [`${place}.price is ${thing.price}, and the page does not say so`];
}

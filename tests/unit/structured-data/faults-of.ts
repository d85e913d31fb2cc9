import type { Things } from '@/lib/structured-data/things';
import { writeJsonLd } from '@/lib/structured-data/write-json-ld';
import { findStructuredDataFaults } from '@/tools/crawl/structured-data/find-structured-data-faults';
import { listThings, valuesOf } from '@/tools/crawl/structured-data/thing';

/** What is wrong with things by themselves: the page says all that they say (the browser holds them against real pages). */
export function faultsOf(things: Things): string[] {
  const written = writeJsonLd(things);
  const texts: string[] = [];
  JSON.parse(written, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return findStructuredDataFaults([written], {
    ...{ address: 'https://bobine.example', text: texts.join(' '), addresses: new Set(texts) },
  });
}

/** What Google would like to know of a type beyond what it asks for; carried over from its documentation. */
const recommended: Readonly<Record<string, readonly string[]>> = {
  Movie: [
    ...['url', 'director', 'actor', 'dateCreated', 'duration', 'genre', 'countryOfOrigin'],
    ...['inLanguage', 'sameAs'],
  ],
  VideoObject: ['duration', 'hasPart', 'potentialAction'],
  Clip: ['endOffset'],
  ItemList: ['numberOfItems'],
  Organization: ['logo', 'sameAs'],
  WebSite: ['potentialAction', 'inLanguage'],
  ScreeningEvent: [
    ...['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
    'workPresented',
  ],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Product: ['image', 'description', 'gtin', 'isbn', 'brand', 'sku'],
  Offer: ['availability', 'url'],
  NewsArticle: ['image', 'datePublished', 'dateModified', 'author'],
  CollectionPage: ['description', 'mainEntity'],
};

/** What of that is not said of things: no fault, for nobody may know it. */
export function unsaidOf(things: Things): string[] {
  return listThings(JSON.parse(writeJsonLd(things))).flatMap(({ thing, place }) =>
    (recommended[thing['@type']] ?? [])
      .filter((field) => !valuesOf(thing, field).some((value) => value !== ''))
      .map((field) => `${place}.${field}`),
  );
}

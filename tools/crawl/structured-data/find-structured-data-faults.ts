import { isRecord } from '@/lib/primitives/http/is-record';
import { judgeSense } from './judge-sense';
import { judgeTruth } from './judge-truth';
import { judgeValues } from './judge-values';
import type { ReadPage } from './read-page';
import { listThings, type PlacedThing, type Thing, valuesOf } from './thing';

/**
 * The types that pages of this site may speak of, with what Google asks of each for its results, carried over from
 * its documentation; any other type is a fault.
 */
const requiredFields: Readonly<Record<string, Required>> = {
  Movie: ['name', 'image'],
  // Google would do without an address of the film; a visitor of ours can watch it, so there is one.
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', ['contentUrl', 'embedUrl']],
  Clip: ['name', 'startOffset', 'url'],
  SeekToAction: ['target', 'startOffset-input'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['url', 'item', 'name']],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: [['urlTemplate', 'url']],
  ScreeningEvent: ['name', 'startDate', 'location'],
  MovieTheater: ['name', 'address'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality'],
  // A merchant's listing owes a picture too; a voucher has none.
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Offer: ['price', 'priceCurrency'],
  NewsArticle: ['headline'],
  CollectionPage: ['name'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Country: ['name'],
  ImageObject: [['contentUrl', 'url']],
};

/**
 * What is wrong with what a page tells machines, a sentence each: what Google owes is absent, a value is not written as
 * it has to be, or the page does not say it.
 * @param jsonLd what stands in each `<script type="application/ld+json">` of the page, as it is written
 */
export function findStructuredDataFaults(jsonLd: readonly string[], page: ReadPage): string[] {
  return jsonLd.flatMap((written) => {
    const json = parse(written);
    if (json === undefined) return [`no JSON: ${written.slice(0, 80)}`];
    const things = listThings(json);
    return [
      ...judgeForm(written, json),
      ...(things.length === 0 ? ['JSON-LD without a thing in it'] : []),
      ...things.flatMap((placed) => [
        ...judgeFields(placed),
        ...judgeValues(placed),
        ...judgeSense(placed),
        ...judgeTruth(placed, page),
      ]),
    ];
  });
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Signs that could end the script's element or a line, and whose words these are. */
function judgeForm(written: string, json: unknown): string[] {
  const isOurs = [json]
    .flat()
    .every((one) => isRecord(one) && one['@context'] === 'https://schema.org');
  return [
    ...(/[<\u2028\u2029]/.test(written) ? ['JSON-LD holds a sign that has to be escaped'] : []),
    ...(isOurs ? [] : ['JSON-LD without "@context": "https://schema.org"']),
  ];
}

/** Whether a field says something: an empty text or list says nothing. */
function says(thing: Thing, field: string): boolean {
  return valuesOf(thing, field).some((value) => value !== '');
}

/** What is owed and absent, what is no type of this site, and what nobody has judged. */
function judgeFields({ thing, place }: PlacedThing): string[] {
  const required = Object.hasOwn(requiredFields, thing['@type']) && requiredFields[thing['@type']];
  if (!required) return [`${place}: ${thing['@type']} is no type that pages of this site speak of`];
  const faults = required.flatMap((owed) => {
    const fields = [owed].flat();
    return fields.some((field) => says(thing, field))
      ? []
      : [`${place}: ${thing['@type']} owes ${fields.join(' or ')}`];
  });
  const empty = Object.keys(thing).filter((field) => !says(thing, field));
  const invented = ['aggregateRating', 'review'].filter((field) => says(thing, field));
  return [
    ...faults,
    ...empty.map((field) => `${place}.${field} is empty`),
    ...invented.map((field) => `${place}.${field}: this site has no ratings and no reviews`),
  ];
}

/** Fields that Google asks for: each of them; of a list, one at least. */
type Required = readonly (string | readonly string[])[];

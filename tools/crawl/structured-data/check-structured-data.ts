import { isRecord } from '@/lib/primitives/json';
import { type PageCheck, publicAddress } from '../page/page';
import { checkConsistency } from './check-consistency';
import { checkValues } from './check-values';
import { checkVisibleFacts, type VisiblePage } from './check-visible-facts';
import { listThings, type PlacedThing, type Thing, valuesOf } from './thing';

/**
 * Types that pages of this site may use, with the fields that Google's documentation requires for its results. Any
 * other type is an issue.
 */
const requiredFields: Readonly<Record<string, Required>> = {
  Movie: ['name', 'image'],
  CreativeWork: ['name', 'url'],
  // Google does not require the address of the video. It is required here, because visitors of this site can
  // watch the film.
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
  // Google's merchant listings also require a picture; a voucher has none.
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Offer: ['price', 'priceCurrency'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  NewsArticle: ['headline'],
  CollectionPage: ['name'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Country: ['name'],
  ImageObject: [['contentUrl', 'url']],
};

/**
 * Faults in a page's structured data, one sentence each: missing required fields, wrong value formats,
 * contradictions, and statements that the page does not show.
 * @param jsonLd content of each `<script type="application/ld+json">`
 */
export function findStructuredDataIssues(jsonLd: readonly string[], page: VisiblePage): string[] {
  return jsonLd.flatMap((jsonText) => {
    const json = parse(jsonText);
    if (json === undefined) return [`no JSON: ${jsonText.slice(0, 80)}`];
    const things = listThings(json);
    return [
      ...checkSyntax(jsonText, json),
      ...(things.length === 0 ? ['JSON-LD without a thing in it'] : []),
      ...things.flatMap((placed) => [
        ...checkFields(placed),
        ...checkValues(placed),
        ...checkConsistency(placed),
        ...checkVisibleFacts(placed, page),
      ]),
    ];
  });
}

function parse(jsonText: string): unknown {
  try {
    return JSON.parse(jsonText);
  } catch {
    return undefined;
  }
}

/** Checks the escaping of characters that could end the script element or a line, and the schema.org context. */
function checkSyntax(jsonText: string, json: unknown): string[] {
  const isOwnType = [json]
    .flat()
    .every((one) => isRecord(one) && one['@context'] === 'https://schema.org');
  return [
    ...(/[<\u2028\u2029]/.test(jsonText)
      ? ['JSON-LD contains a character that must be escaped']
      : []),
    ...(isOwnType ? [] : ['JSON-LD without "@context": "https://schema.org"']),
  ];
}

/** Whether a field has a value other than an empty text or list. */
function hasValue(thing: Thing, field: string): boolean {
  return valuesOf(thing, field).some((value) => value !== '');
}

/** Missing or empty fields, types that this site does not use, and ratings and reviews, which it does not have. */
function checkFields({ thing, place }: PlacedThing): string[] {
  const required = Object.hasOwn(requiredFields, thing['@type']) && requiredFields[thing['@type']];
  if (!required) return [`${place}: ${thing['@type']} is no type that this site uses`];
  const issues = required.flatMap((one) => {
    const fields = [one].flat();
    return fields.some((field) => hasValue(thing, field))
      ? []
      : [`${place}: ${thing['@type']} lacks ${fields.join(' or ')}`];
  });
  const empty = Object.keys(thing).filter((field) => !hasValue(thing, field));
  const invented = ['aggregateRating', 'review'].filter((field) => hasValue(thing, field));
  return [
    ...issues,
    ...empty.map((field) => `${place}.${field} is empty`),
    ...invented.map((field) => `${place}.${field}: this site has no ratings and no reviews`),
  ];
}

/** Required fields. Of a nested list, at least one is required. */
type Required = readonly (string | readonly string[])[];

/** Structured data must have all required fields and match the visible page. */
export const checkStructuredData: PageCheck = (page, site) => {
  const { facts } = page;
  const address = facts.canonicals[0] ?? publicAddress(page, site);
  const named = [
    ...[...facts.links, ...facts.loads.map((load) => load.address), ...facts.canonicals],
    ...facts.alternates.map((one) => one.address),
  ];
  const addresses = named.flatMap((one) =>
    URL.canParse(one, address) ? [one, new URL(one, address).href] : [],
  );
  const visiblePage = { address, text: facts.text, addresses: new Set(addresses) };
  return findStructuredDataIssues(facts.jsonLd, visiblePage).map((what) => ({
    what,
    todo: 'complete it, with the values that the page shows',
  }));
};

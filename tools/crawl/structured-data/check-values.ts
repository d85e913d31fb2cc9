import { type PlacedThing, valuesOf } from './thing';

type ValueFormat = { fits: (value: unknown) => boolean; expected: string };

const text = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => text(value) && pattern.test(value);

const address: ValueFormat = {
  fits: (value) => text(value) && /^https?:\/\//.test(value) && URL.canParse(value),
  expected: 'an absolute address',
};
const day = String.raw`\d{4}-\d{2}-\d{2}`;
const time = String.raw`T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;
const zone = String.raw`(?:Z|[+-]\d{2}:\d{2})`;
const moment: ValueFormat = {
  fits: matches(new RegExp(`^${day}${time}${zone}$`)),
  expected: 'a moment with its offset (ISO 8601)',
};
const dayOrMoment: ValueFormat = {
  fits: matches(new RegExp(`^${day}(?:${time}${zone})?$`)),
  expected: 'a day, or a moment with its offset (ISO 8601)',
};
const yearOrDay: ValueFormat = {
  fits: matches(new RegExp(String.raw`^\d{4}$|^${day}$`)),
  expected: 'a year or a day (ISO 8601)',
};
const duration: ValueFormat = {
  fits: matches(/^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/),
  expected: 'a length of time such as PT1H34M (ISO 8601)',
};
const offset: ValueFormat = {
  fits: (value) => typeof value === 'number' && value >= 0,
  expected: 'seconds from the beginning',
};
const language: ValueFormat = {
  fits: matches(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/),
  expected: 'a language such as fr (BCP 47)',
};
const fromSchemaOrg = (...names: string[]): ValueFormat => ({
  fits: matches(new RegExp(`^https://schema\\.org/(?:${names.join('|')})$`)),
  expected: `of ${names.join(', ')}, with https://schema.org/`,
});

/** Value format of each field, regardless of the type of the thing. Nested things are checked on their own. */
const formats: Readonly<Record<string, ValueFormat>> = {
  ...{ url: address, image: address, logo: address, sameAs: address, thumbnailUrl: address },
  ...{ contentUrl: address, embedUrl: address, item: address },
  ...{ uploadDate: dayOrMoment, expires: dayOrMoment, datePublished: dayOrMoment },
  ...{ dateModified: dayOrMoment, dateCreated: yearOrDay, birthDate: yearOrDay },
  ...{ deathDate: yearOrDay, startDate: moment, endDate: moment, previousStartDate: moment },
  ...{ duration, startOffset: offset, endOffset: offset },
  ...{ inLanguage: language, subtitleLanguage: language },
  price: {
    fits: (value) => Number(value) > 0 && /^\d+(?:\.\d{1,2})?$/.test(String(value)),
    expected: 'an amount above 0 without a currency',
  },
  priceCurrency: { fits: matches(/^[A-Z]{3}$/), expected: 'a currency such as CHF (ISO 4217)' },
  addressCountry: { fits: matches(/^[A-Z]{2}$/), expected: 'a country such as CH (ISO 3166-1)' },
  position: {
    fits: (value) => Number.isInteger(value) && Number(value) > 0,
    expected: 'a number from 1',
  },
  availability: fromSchemaOrg('InStock', 'LimitedAvailability', 'OutOfStock', 'PreOrder'),
  eventStatus: fromSchemaOrg('EventScheduled', 'EventCancelled', 'EventRescheduled'),
  eventAttendanceMode: fromSchemaOrg('OfflineEventAttendanceMode'),
  'startOffset-input': {
    fits: (value) => value === 'required name=seek_to_second_number',
    expected: 'required name=seek_to_second_number',
  },
  'query-input': {
    fits: (value) => value === 'required name=search_term_string',
    expected: 'required name=search_term_string',
  },
};

/** Values in a wrong format. */
export function checkValues({ thing, place }: PlacedThing): string[] {
  return Object.keys(thing).flatMap((field) => {
    const format = Object.hasOwn(formats, field) && formats[field];
    if (!format) return [];
    return valuesOf(thing, field)
      .filter((value) => typeof value !== 'object' && !format.fits(value))
      .map((value) => `${place}.${field} is ${JSON.stringify(value)}; expected ${format.expected}`);
  });
}

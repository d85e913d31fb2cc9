import { expect, test } from 'vitest';
import { articleSchema, discSchema, eanSchema, regions } from '@/lib/content/schema/article';
import { fieldsOf, issuesOf } from './issues-of';

const words = { fr: 'Texte' };
const article = {
  ...{ kind: 'dvd', title: words, description: words, contents: [words] },
  ...{ price: { CHF: 29.9 }, stock: 'in-stock', order: 1 },
};

test('an article needs a description, a price and a stock; every other field is optional', () => {
  const empty = { films: [], languages: [], pictures: [] };
  expect(articleSchema.parse(article)).toEqual({ ...article, ...empty });
  const picture = { src: '/media/a.jpg', alt: words };
  const disc = {
    ...{ count: 2, runtime: 180, region: ['B'], standard: 'PAL', picture: ['tinted'] },
    ...{ ratio: '1.33:1', sound: 'mono', subtitles: ['fr'], captions: ['de'] },
    audioDescription: ['en'],
  };
  const full = {
    ...{ ...article, films: ['a-film'], releasedOn: '2026-12-04', weight: 30_000, vat: 'reduced' },
    ...{
      ean: '7612345000008',
      languages: ['fr'],
      hsCode: '8523.49',
      origin: 'CH',
      lowStock: 3,
      ages: { FSK: 0, JIP: 12, CNC: 18 },
    },
    ...{ disc, image: picture, pictures: [picture], draft: true, publishedFrom: '2026-12-04' },
  };
  expect(articleSchema.parse(full)).toEqual(full);
  expect(Object.keys(full).sort()).toEqual(Object.keys(articleSchema.shape).sort());
});

test.each<[object, ...string[]]>([
  [{ price: {} }, 'price'],
  [{ price: { CHF: 0.005 } }, 'price.CHF'],
  [{ price: { EUR: -1 } }, 'price.EUR'],
  [{ price: { CHF: 0, EUR: 1 } }, 'price.CHF', 'price'],
  [{ price: { CHF: 29.999 } }, 'price.CHF'],
  [{ price: { CHF: 1, USD: 1 } }, 'price'],
  [{ weight: 30_001 }, 'weight'],
  [{ weight: 0 }, 'weight'],
  [{ vat: 'full' }, 'vat'],
  [{ contents: [] }, 'contents'],
  [{ releasedOn: 'soon' }, 'releasedOn'],
  [{ ages: { JIP: 19 } }, 'ages.JIP'],
])('an article with %j has issues', (change, ...fields) =>
  expect(fieldsOf(articleSchema, { ...article, ...change })).toEqual(fields),
);

test('an EAN has thirteen digits and a valid check digit', () => {
  for (const ean of ['4006381333931', '9783161484100', '7612345000008'])
    expect(eanSchema.parse(ean)).toBe(ean);
  for (const ean of ['4006381333932', '978316148410', '97831614841001', '978-3161484100'])
    expect(issuesOf(eanSchema, ean), ean).toHaveLength(1);
});

test('a disc is for all regions, or for those of a DVD or a Blu-ray', () => {
  expect(discSchema.parse({ region: [...regions] }).region).toEqual([...regions]);
  expect(discSchema.parse({ region: ['B', 2] }).region).toEqual(['B', '2']);
  expect(discSchema.parse({ region: 'free' }).region).toBe('free');
  for (const region of ['B', 2, ['D'], ['B', 'D'], [0], ['free'], [true], null])
    expect(fieldsOf(discSchema, { region })).toEqual(['region']);
});

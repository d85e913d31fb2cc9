import { expect, test } from 'vitest';
import { newsSchema } from '@/lib/content/schema/news';
import { pageSchema } from '@/lib/content/schema/page';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const picture = { src: '/media/a.jpg', alt: words };
const page = { title: words, text: words };
const news = { ...page, date: '2026-12-04' };
const withheld = { draft: true, publishedFrom: '2026-12-04 20:30' };

test('a page owes its title and its text, and is then in the foot', () => {
  expect(pageSchema.parse(page)).toEqual({ ...page, in: 'foot', order: 0 });
  const full = { ...page, summary: words, picture, in: 'menu', order: -1, ...withheld };
  expect(pageSchema.parse(full)).toEqual(full);
  for (const place of ['menu', 'foot', 'none'])
    expect(faultsOf(pageSchema, { ...page, in: place })).toEqual([]);
});

test.each([
  [{ title: {} }, 'title'],
  [{ text: undefined }, 'text'],
  [{ summary: 'Texte' }, 'summary'],
  [{ picture: '/media/a.jpg' }, 'picture'],
  [{ in: 'head' }, 'in'],
  [{ order: 1.5 }, 'order'],
  [{ date: '2026-12-04' }, ''],
])('a page with %j is at fault', (change, field) => {
  const faults = faultsOf(pageSchema, { ...page, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});

test('news owe a day, a title and a text, and need be about no film', () => {
  expect(newsSchema.parse(news)).toEqual({ ...news, films: [] });
  const full = { ...news, summary: words, picture, films: ['a-film'], ...withheld };
  expect(newsSchema.parse(full)).toEqual(full);
});

test.each([
  [{ date: '4.12.2026' }, 'date'],
  [{ title: {} }, 'title'],
  [{ text: undefined }, 'text'],
  [{ summary: 'Texte' }, 'summary'],
  [{ picture: '/media/a.jpg' }, 'picture'],
  [{ films: ['A Film'] }, 'films.0'],
  [{ in: 'menu' }, ''],
])('news with %j are at fault', (change, field) => {
  const faults = faultsOf(newsSchema, { ...news, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});

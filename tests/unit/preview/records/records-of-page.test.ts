import { expect, it } from 'vitest';
import { pageOfRecord } from '@/lib/preview/records/page-of-record';
import { isRecordOfPage } from '@/lib/preview/records/records-of-page';

const names = [
  ...['site', 'venues', 'films/nerven', 'films/other', 'collections/melies', 'shop/dvd'],
  ...['pages/a-propos', 'pages/mentions-legales', 'news/open', 'programme/2026-12'],
];
const of = (path: string) => names.filter((name) => isRecordOfPage(name, path));

it.each([
  ['/', ['site', 'programme/2026-12']],
  ['/de', ['site', 'programme/2026-12']],
  ['/movie/nerven', ['films/nerven']],
  ['/de/movie/nerven', ['films/nerven']],
  ['/collection', ['collections/melies']],
  ['/collection/melies', ['collections/melies']],
  ['/actualites/open', ['news/open']],
  ['/shop', ['shop/dvd']],
  ['/a-propos', ['pages/a-propos']],
  ['/mentions-legales', ['site', 'pages/mentions-legales']],
  ['/vod', []],
  ['/movie/nerven/x', ['films/nerven']],
])('what %s lacks is missing in %j', (path, found) => {
  expect(of(path)).toEqual(found);
});

it('every page of a record is one of which it is missed', () => {
  for (const name of names) {
    const page = pageOfRecord(name);
    if (page) expect(of(page), name).toContain(name);
  }
});

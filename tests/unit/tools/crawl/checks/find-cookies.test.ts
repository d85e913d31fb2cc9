import { expect, test } from 'vitest';
import { findCookies } from '@/tools/crawl/checks/find-cookies';
import { crawledSite } from '../crawled-site';

const answer = { status: 200, type: 'text/html' };

test('a cookie that the site says it keeps is well, another is a fault', () => {
  const answers = {
    '/_i18n/choose?to=de': { ...answer, cookies: ['i18n_redirected'] },
    '/vod': { ...answer, cookies: ['session'] },
  };
  expect(
    findCookies(crawledSite({}, { answers })).map(({ page, what }) => `${page}: ${what}`),
  ).toEqual(['/vod: its answer sets the cookie “session”, which lib/device/kept.ts does not name']);
});

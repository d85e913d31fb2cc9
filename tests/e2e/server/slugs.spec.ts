import { expect, test } from 'playwright/test';
import { get } from '../../unit/server/get';
import { languages } from '../languages';

for (const { name, prefix, words } of languages)
  test(`an address with a slug that is none is not found in ${name}`, async ({ baseURL }) => {
    const slugs = [
      '%',
      'UPPER',
      'a%00b',
      'a--b',
      '-a',
      'a_b',
      '%E0%A4%A',
      '..%2f',
      '%C3%A9',
      'a%20b',
    ];
    for (const kind of ['movie', 'collection'])
      for (const slug of slugs) {
        const path = `${prefix}/${kind}/${slug}`;
        const port = Number(new URL(baseURL ?? '').port);
        const page = await get({ path, port });
        expect([path, page.status]).toEqual([path, 404]);
        expect(page.body).toContain(words.NotFound.title);
        const payload = await get({ path, port, headers: { rsc: '1' } });
        expect([path, payload.status]).toEqual([path, 404]);
      }
  });

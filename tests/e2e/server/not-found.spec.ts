import { expect, test } from 'playwright/test';
import { get } from '../../unit/server/get';
import { languages } from '../languages';
import { readPage } from './read-page';

/** Sends the path as it is written, not normalised. */
async function ask(path: string, baseURL = '', headers = {}) {
  return get({ path, port: Number(new URL(baseURL).port), headers });
}

test('an unknown address gets a page in its language, uncached', async ({ baseURL }) => {
  for (const { prefix, tag, words } of languages)
    for (const page of ['/nope/x?y=1', '/movie/nobody-made-this', '/collection/none', '/movie']) {
      const path = prefix + page;
      const answer = await ask(path, baseURL);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers['content-type'], path).toContain('text/html');
      expect(answer.headers['cache-control'], path).toBe('private, no-store');
      expect(answer.headers.etag, path).toBeUndefined();
      expect(answer.body).toContain(`lang="${tag}"`);
      expect(answer.body).toContain(words.NotFound.title);
      const text = answer.body.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');
      expect(text).toContain(`Page not found: ${path}`);
    }
});

test('the not-found page has a title, six films, and links to the catalogue and the other language', async ({
  request,
}) => {
  for (const language of languages) {
    const { prefix, words, locale } = language;
    const page = await readPage(request, `${prefix}/nope/x?y=1`);
    expect(page.one('title').text).toBe(`${words.NotFound.title} – Page Not Found`);
    expect(page.list('main section a[href*="/movie/"]', 'href')).toHaveLength(6);
    expect(page.list('main a', 'href')).toContain(`${prefix}/catalogue`);
    const other = languages.find((one) => one.locale !== locale) ?? language;
    const chosen = await request.get(
      page.one(`header a[hreflang="${other.locale}"]`).get('href') ?? '',
      {
        maxRedirects: 0,
      },
    );
    expect(chosen.headers().location).toBe(other.home);
  }
});

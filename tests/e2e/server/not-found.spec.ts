import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { readPage } from './read-page';

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
      { maxRedirects: 0 },
    );
    expect(chosen.headers().location).toBe(other.home);
  }
});

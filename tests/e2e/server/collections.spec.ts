import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { readContent } from '../read-content';
import { readRuntime } from '../read-runtime';
import { plain, readPage } from './read-page';

type Entry = { film: string; reason: Record<string, string> };
const path = '/collection/georges-melies';
const entries: Entry[] = readContent('collections/georges-melies').films;
const minutes = entries.map(({ film }) => readContent(`films/${film}`).runtime ?? 0);
const total = Math.round(minutes.reduce((sum, runtime) => sum + runtime, 0));

test('a collection has its films in the editors’ order, each with a reason, and their total runtime', async ({
  request,
}) => {
  for (const language of languages) {
    const page = await readPage(request, addressIn(language, path));
    const films = page.all('main ol li article');
    expect(films.map((film) => film.one('a').get('href'))).toEqual(
      entries.map(({ film }) => addressIn(language, `/movie/${film}`)),
    );
    for (const [at, { reason }] of entries.entries())
      expect(films[at]?.text).toContain(plain(reason[language.locale] ?? ''));
    expect(page.all('[data-layout="collection"]')).toHaveLength(1);
    const { totalRuntime } = language.words.Collection;
    const lines = page.all('main header span').map(({ text }) => text);
    expect(readRuntime(lines.find((line) => line.includes(totalRuntime)) ?? '')).toBe(total);
  }
});

test('the end of a film leads to the next of its evening and names others', async ({ request }) => {
  const query = '/api/next-films?locale=de&film=etude-en-diagonales';
  const answer = await (await request.get(`${query}&evening=etudes`)).json();
  expect(answer.next.href).toBe('/de/movie/etude-en-disques?soiree=etudes');
  expect(answer.others).toHaveLength(3);
  expect(answer.evening).toMatchObject({ href: '/de/collection/etudes', position: 2 });
  expect((await request.get(`${query}&evening=A`)).status()).toBe(400);
});

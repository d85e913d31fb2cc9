import { expect, test } from 'playwright/test';
import { readContent } from '../read-content';
import { serveAt } from './serve-at';

/** A day with a film in the test site's programme, and its beginning in the site's time zone. */
const [eve, day] = ['2098-11-20', '2098-11-21'];
const midnight = Date.parse(`${eve}T23:00:00Z`);

// Starts a server of its own, which renders many pages again.
test.slow();

test('an old build shows the current day, and from midnight on the next one', {
  tag: '@release',
}, async ({ request }) => {
  const news = readContent('news/demain');
  const { film, text } = readContent('programme/2098-11')[day];
  const site = await serveAt(midnight - 3_600_000);
  const read = async (path: string) => {
    const answer = await request.get(site.address + path);
    const html = await answer.text();
    return {
      first: /<main(.*?)<\/section>/s.exec(html)?.[1] ?? '',
      week: /id="week"(.*?)<\/section>/s.exec(html)?.[1] ?? '',
      kept: Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1]),
    };
  };
  try {
    const before = await read('/de');
    expect(before.first).toContain(`dateTime="${eve}"`);
    expect(before.week).toContain(`dateTime="${day}"`);
    expect(before.week).toContain(`/movie/${film}"`);
    const statusOf = async (path: string) => (await request.get(site.address + path)).status();
    expect(await statusOf('/de/actualites/demain')).toBe(404);
    const ofFilm = ['/movie/bald', '/de/movie/bald', '/poster/bald.svg', '/og/bald.png'];
    for (const path of ofFilm) expect(await statusOf(path), path).toBe(404);
    // No cache may store the page beyond midnight.
    await site.setClock(midnight - 50_000);
    const left = midnight - site.now();
    expect((await read('/de')).kept).toBeLessThanOrEqual(Math.ceil(left / 1000));
    await site.setClock(midnight - 1000);
    await expect.poll(async () => (await read('/de')).first).toContain(`dateTime="${day}"`);
    for (const [path, words] of [
      ['/de', text.de],
      ['/', text.fr],
    ]) {
      const { first, week } = await read(path);
      expect(first).toContain(words);
      expect(first).toContain(`/movie/${film}"`);
      expect(week).not.toContain(`dateTime="${day}"`);
    }
    // A film published at midnight is reachable with its images.
    for (const path of ofFilm) await expect.poll(() => statusOf(path), path).toBe(200);
    // The news of that day is reachable and listed.
    await expect.poll(() => statusOf('/de/actualites/demain')).toBe(200);
    const page = await request.get(`${site.address}/actualites/demain`);
    expect(await page.text()).toContain(news.title.fr);
    for (const path of ['/actualites', `/movie/${news.films[0]}`, '/sitemap.xml'])
      await expect
        .poll(async () => (await request.get(site.address + path)).text())
        .toContain('/actualites/demain');
  } finally {
    await site.stop();
  }
});

import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { readContent } from '../read-content';
import { serveAt } from './serve-at';

/** Films that play from the site itself: one leaves, ten months later the other comes. */
const [leaves, comes] = ['etude-en-disques', 'elephants-dream'] as const;
const leavesAt = Date.parse(readContent(`films/${leaves}`).vod.until);
const comesAt = Date.parse(readContent(`films/${comes}`).vod.from);
const hour = 3_600_000;
const [french] = languages;
const ended = french.words.Film.ways.ended.split('<')[0] ?? '';
const begins = french.words.Offer.start.split('<')[0] ?? '';

// It starts a site of its own, which makes many pages anew.
test.slow();

test('what can be watched changes at its moment, without a new build', async ({ page }) => {
  const site = await serveAt(leavesAt - hour);
  const read = async (path: string, headers = {}) => {
    const answer = await page.request.get(site.address + path, { headers });
    return { text: await answer.text(), cache: answer.headers()['cache-control'] ?? '' };
  };
  const shelf = async (path: string) => (await read(path)).text.split('id="upcoming"')[0] ?? '';
  /** What the home page has to play, today and in the days that come. */
  const programme = async () => /<main(.*?)id="new"/s.exec((await read('/')).text)?.[1] ?? '';
  /** Everything that says what can be watched, asked at once. */
  const watchable = async (slug: string) => {
    const found = JSON.parse((await read('/api/films?watchable=1&limit=48')).text);
    const [card] = JSON.parse((await read(`/api/cards?locale=de&films=${slug}`)).text);
    return {
      vod: (await shelf('/vod')).includes(`/movie/${slug}"`),
      choice: (await shelf('/de/vod/sans-publicite')).includes(`/movie/${slug}"`),
      home: (await programme()).includes(`/movie/${slug}"`),
      page: (await read(`/de/movie/${slug}`)).text.includes('<video'),
      catalogue: found.films.some((film: { slug: string }) => film.slug === slug),
      card: card.watchable,
    };
  };
  /** What the sitemap tells of a film. */
  const told = async (slug: string) => {
    const entries = (await read('/sitemap.xml')).text.match(/<url>.*?<\/url>/gs) ?? [];
    return entries.find((entry) => entry.includes(`/movie/${slug}</loc>`)) ?? '';
  };
  const everywhere = {
    vod: true,
    choice: true,
    home: true,
    page: true,
    catalogue: true,
    card: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));
  /** The clock comes to a moment; no cache is to hold a page beyond it. */
  const passTo = async (at: number, path: string) => {
    // Less than a page may be held for otherwise.
    await site.setClock(at - 50_000);
    const left = at - site.now();
    const kept = Number(/s-maxage=(\d+)/.exec((await read(path)).cache)?.[1]);
    expect(kept).toBeLessThanOrEqual(Math.ceil(left / 1000));
    await site.setClock(at - 1000);
  };
  try {
    expect(await watchable(leaves)).toEqual(everywhere);
    // What leaves soon stands before all others, and says until when.
    const [leaving = ''] = /<article.*?<\/article>/s.exec(await shelf('/vod')) ?? [];
    expect(leaving).toContain(`/movie/${leaves}"`);
    expect(leaving).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/);
    expect(await told(leaves)).toContain('<video:video>');
    await page.clock.setSystemTime(site.now());
    await page.goto(`${site.address}/movie/${leaves}`);
    await expect(page.locator('#watch button[aria-busy]')).toBeVisible();

    await passTo(leavesAt, `/movie/${leaves}`);
    // A site that had no turn at the moment answers first who waits, then hears its clock: from then on all has changed.
    await expect.poll(async () => (await shelf('/vod')).includes(`/movie/${leaves}"`)).toBe(false);
    expect(await watchable(leaves)).toEqual(nowhere);
    // What the router asks for when a visitor comes by a link, and before.
    const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' };
    for (const asked of [{}, { rsc: '1' }, { rsc: '1', ...segment }])
      expect((await read(`/movie/${leaves}`, asked)).text, JSON.stringify(asked)).toContain(ended);
    // A film that has gone keeps its page, on which there is no video.
    expect(await told(leaves)).toContain(`/movie/${leaves}</loc>`);
    expect(await told(leaves)).not.toContain('<video:video>');

    // The page that was open all the while does not play it either.
    await page.clock.setSystemTime(site.now());
    await page.locator('#watch button[aria-busy]').click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.locator('#watch button[aria-busy]')).toHaveCount(0);

    expect(await watchable(comes)).toEqual(nowhere);
    await site.setClock(comesAt - hour);
    // Of what comes within a week the home page tells.
    await expect.poll(() => watchable(comes)).toEqual({ ...nowhere, home: true });
    expect((await read(`/movie/${comes}`)).text).toContain(begins);
    expect(await told(comes)).not.toContain('<video:video>');

    await passTo(comesAt, `/movie/${comes}`);
    await expect.poll(async () => (await shelf('/vod')).includes(`/movie/${comes}"`)).toBe(true);
    expect(await watchable(comes)).toEqual(everywhere);
    expect((await read('/vod', { rsc: '1' })).text).toContain(comes);
    expect(await told(comes)).toContain('<video:video>');
  } finally {
    await site.stop();
  }
});

import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { readContent } from '../read-content';
import { serveAt } from './serve-at';

/** Films that the site plays itself: the offer of one ends, ten months later that of the other begins. */
const [leaves, comes] = ['etude-en-disques', 'elephants-dream'] as const;
const leavesAt = Date.parse(readContent(`films/${leaves}`).vod.until);
const comesAt = Date.parse(readContent(`films/${comes}`).vod.from);
const hour = 3_600_000;
const [french] = languages;
const ended = french.words.Film.availability.ended.split('<')[0] ?? '';
const begins = french.words.Offer.start.split('<')[0] ?? '';

// Starts a server of its own, which renders many pages again.
test.slow();

test('a film’s availability changes without a new build', { tag: '@release' }, async ({ page }) => {
  const site = await serveAt(leavesAt - hour);
  const read = async (path: string, headers = {}) => {
    const answer = await page.request.get(site.address + path, { headers });
    return { text: await answer.text(), cache: answer.headers()['cache-control'] ?? '' };
  };
  const offered = async (path: string) => (await read(path)).text.split('id="upcoming"')[0] ?? '';
  /** The programme of the home page. */
  const programme = async () => /<main(.*?)id="new"/s.exec((await read('/')).text)?.[1] ?? '';
  /** The places that show whether a film can be watched. */
  const watchable = async (slug: string) => {
    const found = JSON.parse((await read('/api/films?watchable=1&limit=48')).text);
    const [card] = JSON.parse((await read(`/api/cards?locale=de&films=${slug}`)).text);
    return {
      vod: (await offered('/vod')).includes(`/movie/${slug}"`),
      choice: (await offered('/de/vod/sans-publicite')).includes(`/movie/${slug}"`),
      home: (await programme()).includes(`/movie/${slug}"`),
      page: (await read(`/de/movie/${slug}`)).text.includes('<video'),
      catalogue: found.films.some((film: { slug: string }) => film.slug === slug),
      card: card.watchable,
    };
  };
  /** The sitemap entry of a film. */
  const sitemapEntry = async (slug: string) => {
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
  /** Moves the clock to a moment, after a check that no cache may store a page beyond it. */
  const passTo = async (at: number, path: string) => {
    // Closer than the usual maximum age.
    await site.setClock(at - 50_000);
    const left = at - site.now();
    const kept = Number(/s-maxage=(\d+)/.exec((await read(path)).cache)?.[1]);
    expect(kept).toBeLessThanOrEqual(Math.ceil(left / 1000));
    await site.setClock(at - 1000);
  };
  try {
    expect(await watchable(leaves)).toEqual(everywhere);
    // A film that ends soon comes first, with its end.
    const [leaving = ''] = /<article.*?<\/article>/s.exec(await offered('/vod')) ?? [];
    expect(leaving).toContain(`/movie/${leaves}"`);
    expect(leaving).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/);
    expect(await sitemapEntry(leaves)).toContain('<video:video>');
    await page.clock.setSystemTime(site.now());
    await page.goto(`${site.address}/movie/${leaves}`);
    await expect(page.locator('#watch button[aria-busy]')).toBeVisible();

    await passTo(leavesAt, `/movie/${leaves}`);
    // A busy server answers waiting requests before its timer fires.
    await expect
      .poll(async () => (await offered('/vod')).includes(`/movie/${leaves}"`))
      .toBe(false);
    expect(await watchable(leaves)).toEqual(nowhere);
    // The payloads of a navigation and of a preload.
    const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' };
    for (const asked of [{}, { rsc: '1' }, { rsc: '1', ...segment }])
      expect((await read(`/movie/${leaves}`, asked)).text, JSON.stringify(asked)).toContain(ended);
    // The film keeps its page, without a video.
    expect(await sitemapEntry(leaves)).toContain(`/movie/${leaves}</loc>`);
    expect(await sitemapEntry(leaves)).not.toContain('<video:video>');

    // A page that is still open does not play it either.
    await page.clock.setSystemTime(site.now());
    await page.locator('#watch button[aria-busy]').click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.locator('#watch button[aria-busy]')).toHaveCount(0);

    expect(await watchable(comes)).toEqual(nowhere);
    await site.setClock(comesAt - hour);
    // The home page announces offers of the next week.
    await expect.poll(() => watchable(comes)).toEqual({ ...nowhere, home: true });
    expect((await read(`/movie/${comes}`)).text).toContain(begins);
    expect(await sitemapEntry(comes)).not.toContain('<video:video>');

    await passTo(comesAt, `/movie/${comes}`);
    await expect.poll(async () => (await offered('/vod')).includes(`/movie/${comes}"`)).toBe(true);
    expect(await watchable(comes)).toEqual(everywhere);
    expect((await read('/vod', { rsc: '1' })).text).toContain(comes);
    expect(await sitemapEntry(comes)).toContain('<video:video>');
  } finally {
    await site.stop();
  }
});

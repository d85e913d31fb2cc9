import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { languages } from '../languages';
import { copySite } from './copy-site';

/** Films that play from the site itself: one leaves at the moment, the other comes. */
const [leaves, comes] = ['etude-en-disques', 'etude-en-diagonales'] as const;
const day = 24 * 60 * 60 * 1000;
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();
const [french] = languages;
const ended = french.words.Film.ways.ended.split('<')[0] ?? '';
const begins = french.words.Offer.start.split('<')[0] ?? '';

/** Starts a site whose offers change at a moment, in milliseconds since 1970. */
async function openSite(at: number) {
  const { root, remove } = copySite(
    {
      [leaves]: { from: moment(at - day), until: moment(at) },
      [comes]: { from: moment(at), until: moment(at + 30 * day) },
    },
    at,
  );
  const site = await serveBuild({ root });
  const close = async () => {
    await site.stop();
    remove();
  };
  return { site, close };
}

/** What this machine, as busy as it is, takes to start such a site, in milliseconds. */
async function timeStart() {
  const begun = Date.now();
  const { close } = await openSite(begun + day);
  await close();
  return Date.now() - begun;
}

test('what can be watched changes at its moment, without a new build', async ({ page }) => {
  // A machine that starts a site slowly waits long for the moment.
  test.setTimeout(900_000);
  // All that is asked before the moment takes less than a start does.
  const ahead = 4_000 + 3 * (await timeStart());
  const at = Date.now() + ahead;
  const { site, close } = await openSite(at);
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
  try {
    expect(await watchable(leaves)).toEqual(everywhere);
    // Of what comes within a week the home page tells.
    expect(await watchable(comes)).toEqual({ ...nowhere, home: true });
    // What leaves soon stands before all others, and says until when.
    const [leaving = ''] = /<article.*?<\/article>/s.exec(await shelf('/vod')) ?? [];
    expect(leaving).toContain(`/movie/${leaves}"`);
    expect(leaving).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/);
    const before = await read(`/movie/${comes}`);
    expect(before.text).toContain(begins);
    expect(await told(leaves)).toContain('<video:video>');
    expect(await told(comes)).not.toContain('<video:video>');
    // No cache is to hold a page beyond the moment.
    const kept = Number(/s-maxage=(\d+)/.exec(before.cache)?.[1]);
    expect(kept).toBeLessThanOrEqual(Math.ceil(ahead / 1000));
    await page.goto(`${site.address}/movie/${leaves}`);
    await expect(page.locator('#watch button[aria-busy]')).toBeVisible();
    expect(Date.now(), 'the site took too long to start').toBeLessThan(at);

    await expect.poll(() => Date.now() > at + 100, { timeout: ahead + 1000 }).toBe(true);
    // A site that had no turn at the moment answers first who waits, then hears its clock: from then on all has changed.
    await expect.poll(async () => (await shelf('/vod')).includes(`/movie/${leaves}"`)).toBe(false);
    expect(await watchable(leaves)).toEqual(nowhere);
    expect(await watchable(comes)).toEqual(everywhere);
    // What the router asks for when a visitor comes by a link, and before.
    const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' };
    for (const asked of [{}, { rsc: '1' }, { rsc: '1', ...segment }])
      expect((await read(`/movie/${leaves}`, asked)).text, JSON.stringify(asked)).toContain(ended);
    expect((await read('/vod', { rsc: '1' })).text).toContain(comes);
    // A film that has gone keeps its page, on which there is no video.
    expect(await told(leaves)).toContain(`/movie/${leaves}</loc>`);
    expect(await told(leaves)).not.toContain('<video:video>');
    expect(await told(comes)).toContain('<video:video>');

    // The page that was open all the while does not play it either.
    await page.locator('#watch button[aria-busy]').click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.locator('#watch button[aria-busy]')).toHaveCount(0);
  } finally {
    await close();
  }
});

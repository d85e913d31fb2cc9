import { expect, test } from 'playwright/test';
import { listenForBreaches } from '../app/listen-for-breaches';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { serveAds, vast } from './ad-server';
import { holdAds } from './hold-ads';
import { playerOf } from './player-of';

const slug = 'etude-en-rectangles';
const [french] = languages;
const words = french.words.Player;
const untouched = (film: HTMLVideoElement) => film.paused && film.played.length === 0;

test('an ad runs before the film, within the CSP, and is skipped by keyboard', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  const requests = await serveAds(page, { vast: vast({ skipAfter: 1 }) });
  const player = playerOf(page, french, slug);
  await holdAds(page);
  await player.open();
  const adVideo = player.ad.locator('video');
  await expect
    .poll(() => adVideo.evaluate((ad: HTMLVideoElement) => ad.currentTime))
    .toBeGreaterThan(1);
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  await expect(player.ad.getByText(words.adLabel, { exact: true })).toBeVisible();
  await expect(player.ad.getByRole('timer')).toHaveText(/^0:0\d$/);
  const skip = player.ad.getByRole('button', { name: words.adSkip, exact: true });
  await expect(skip).toBeFocused();
  await expect(player.ad.getByRole('button', { name: words.adResume })).toBeVisible();
  await expectAccessible(page);
  expect(await player.media.evaluate(untouched)).toBe(true);
  await skip.press('Enter');
  await player.expectToRun();
  await expect(player.ad).toBeHidden();
  expect(requests.tags).toHaveLength(1);
  expect(Object.fromEntries(new URL(requests.tags[0] ?? '').searchParams)).toMatchObject({
    ...{ pub: 'bobine', ch: 'films', dim: 'bobine', w: '640', h: '480' },
    host: new URL(page.url()).host,
    cb: expect.stringMatching(/^\d+$/),
  });
  expect(requests.tags[0]).toContain('vast.fr.xml');
  for (const event of ['impression', 'start', 'skip'])
    await expect.poll(() => requests.tracked).toContain(event);
  // A played break is not repeated.
  await player.startOver();
  await expect(player.ad).toBeHidden();
  expect(requests.tracked.filter((event) => event === 'impression')).toHaveLength(1);
  expect(breaches).toEqual([]);
});

test('without consent no third party is contacted, not even about a missing file, and the film starts', async ({
  page,
}) => {
  const thirdParty: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      thirdParty.push(route.request().url());
      return route.abort();
    },
  );
  const error = '<Error>https://ads.example/error?c=[ERRORCODE]</Error>';
  const impression = '<Impression>https://ads.example/seen</Impression>';
  const body = vast({ file: '/media/none.mp4' })
    .replace('<Ad id="one">', `${error}<Ad id="one">`)
    .replace('<AdTitle>', `${error}${impression}<AdTitle>`);
  const requests = await serveAds(page, { vast: body });
  await playerOf(page, french, slug).watch();
  await expect
    .poll(() => requests.tracked, 'the missing file is reported to this site')
    .toEqual(['error']);
  expect(thirdParty).toEqual([]);
});

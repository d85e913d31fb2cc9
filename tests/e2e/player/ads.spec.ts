import { expect, test } from 'playwright/test';
import { listenForBreaches } from '../app/listen-for-breaches';
import { comeToLife } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { serveAds, vast } from './ad-server';
import { holdAds } from './hold-ads';
import { playerOf } from './player-of';
import { stopClock } from './stop-clock';

const slug = 'etude-en-rectangles';
const [french] = languages;
const words = french.words.Player;
const untouched = (film: HTMLVideoElement) => film.paused && film.played.length === 0;

test('an advertisement runs before the film, within the policy, and is skipped by keyboard', async ({
  page,
}) => {
  const breaches = await listenForBreaches(page);
  const asked = await serveAds(page, { vast: vast({ skipAfter: 1 }) });
  const player = playerOf(page, french, slug);
  await holdAds(page);
  await player.open();
  const commercial = player.ad.locator('video');
  await expect
    .poll(() => commercial.evaluate((ad: HTMLVideoElement) => ad.currentTime))
    .toBeGreaterThan(1);
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  await expect(player.ad.getByText(words.adLabel, { exact: true })).toBeVisible();
  await expect(player.ad.getByRole('timer')).toHaveText(/^0:0\d$/);
  const skip = player.ad.getByRole('button', { name: words.adSkip, exact: true });
  await expect(skip).toBeFocused();
  await expect(player.ad.getByRole('button', { name: words.adResume })).toBeVisible();
  await expectAccessible(page);
  expect(await player.media.evaluate(untouched), 'not one frame of the film').toBe(true);
  await skip.press('Enter');
  await player.expectToRun();
  await expect(player.ad).toBeHidden();
  expect(asked.tags).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked.tags[0] ?? '').searchParams)).toMatchObject({
    ...{ pub: 'bobine', ch: 'films', dim: 'bobine', w: '640', h: '480' },
    host: new URL(page.url()).host,
    cb: expect.stringMatching(/^\d+$/),
  });
  expect(asked.tags[0]).toContain('vast.fr.xml');
  for (const event of ['impression', 'start', 'skip'])
    await expect.poll(() => asked.tracked).toContain(event);
  // What has been seen is not shown again.
  await player.startOver();
  await expect(player.ad).toBeHidden();
  expect(asked.tracked.filter((event) => event === 'impression')).toHaveLength(1);
  expect(breaches).toEqual([]);
});

test('the film starts by itself where the advertisement is blocked', async ({ page }) => {
  await serveAds(page, { blocked: true });
  const player = playerOf(page, french, slug);
  await player.watch();
  await expect(player.ad).toBeHidden();
});

test('the film starts by itself where no advertisement comes within 12 s', async ({ page }) => {
  await page.clock.install();
  const asked = await serveAds(page, { silent: true });
  const player = playerOf(page, french, slug);
  await player.goto();
  await comeToLife(page);
  // The 12 s begin with the press: from before it the clock goes by hand, and as far as the player needs it.
  await stopClock(page);
  await player.gate.click();
  const goOn = async () => {
    await page.clock.runFor(100);
    return asked.tags;
  };
  await expect.poll(goOn).toHaveLength(1);
  await expect(player.ad.getByRole('status')).toHaveText(words.adWaiting);
  await page.clock.fastForward(6_000);
  expect(await player.media.evaluate(untouched)).toBe(true);
  await page.clock.fastForward(6_000);
  await page.clock.resume();
  await player.expectToRun();
  await expect(player.ad).toBeHidden();
});

test('without consent no other host is asked, not even of a file that is missing, and the film starts', async ({
  page,
}) => {
  const abroad: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      abroad.push(route.request().url());
      return route.abort();
    },
  );
  const told = '<Error>https://ads.example/error?c=[ERRORCODE]</Error>';
  const seen = '<Impression>https://ads.example/seen</Impression>';
  const body = vast({ file: '/media/none.mp4' })
    .replace('<Ad id="one">', `${told}<Ad id="one">`)
    .replace('<AdTitle>', `${told}${seen}<AdTitle>`);
  const asked = await serveAds(page, { vast: body });
  await playerOf(page, french, slug).watch();
  await expect
    .poll(() => asked.tracked, 'our own server is told that the file is not there')
    .toEqual(['error']);
  expect(abroad).toEqual([]);
});

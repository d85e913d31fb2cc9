import { expect, type Page, test } from 'playwright/test';
import { addressIn, type Language, languages } from '../languages';
import { adFiles } from './ad-server';
import { playerOf } from './player-of';
import { expectNothingRetained, prepareToCount } from './retained-memory';
import { serveStream } from './serve-stream';

const [french, german] = languages;

/** A work of the test site. If `streamed`, the test serves it as an adaptive stream. */
type Work = { name: string; slug: string; language: Language; streamed?: boolean };

/** One that the browser plays natively, and one that a script feeds. */
const works: Work[] = [
  { name: 'a film', slug: 'etude-en-diagonales', language: french },
  { name: 'a stream', slug: 'etude-en-diagonales', language: german, streamed: true },
];

/** Call it before the page is opened. Returns the list of the stream's requested files. */
async function prepareWork(page: Page, { streamed }: Work): Promise<string[]> {
  // The site's own advertisement is tested in ads.spec.ts.
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  return streamed ? serveStream(page) : [];
}

/** Plays the work of the page, follows a link to another page, and comes back with the Back button. */
function comeAndGo(page: Page, language: Language, player: ReturnType<typeof playerOf>) {
  const vod = addressIn(language, '/vod');
  return async () => {
    const film = page.url();
    await player.press();
    await player.expectState('playing');
    await page.getByRole('banner').locator(`a[href="${vod}"]:visible`).click();
    await page.waitForFunction(() => !document.querySelector('.bobine-player'));
    await expect(page).toHaveURL(vod);
    await page.goBack();
    await expect(page).toHaveURL(film);
    await expect(player.gate).toBeVisible();
  };
}

// The teardown of a player is tested in tests/unit/player.
for (const work of works)
  test(`${work.name}, left and reopened again and again, retains no nodes or listeners`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow();
    const fetched = await prepareWork(page, work);
    const player = playerOf(page, work.language, work.slug);
    await prepareToCount(page);
    await player.goto();
    const visit = comeAndGo(page, work.language, player);
    const visits = await expectNothingRetained(page, visit, { nodes: 12, listeners: 2 });
    if (work.streamed)
      expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(visits);
  });

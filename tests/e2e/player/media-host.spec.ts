import { expect, type Page, test } from 'playwright/test';
import { findPort } from '@/tools/setup/find-port';
import { openStaticHost } from '../../doubles/static-host';
import { listenForBreaches } from '../app/listen-for-breaches';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { rewritePage } from './rewrite-page';

const [french] = languages;
const film = 'etude-en-disques';

let store: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  // One media host for each worker.
  ({ address: store, stop } = await openStaticHost('tests/site/media', await findPort(), {
    'access-control-allow-origin': '*',
  }));
});
test.afterAll(() => stop());

/** Serves the film's page as built with `MEDIA_URL`: all files but pictures lie at the other host. */
async function placeElsewhere(page: Page) {
  // Chromium does not let pages that Playwright fulfills contact this computer otherwise.
  await page.context().grantPermissions(['local-network-access']);
  const files = ['film.mp4', 'captions.fr.vtt', 'captions.de.vtt', 'thumbnails.vtt'];
  const tracks = ['chapters', 'descriptions'].flatMap((name) => [
    `${name}.fr.vtt`,
    `${name}.de.vtt`,
  ]);
  await rewritePage(
    page,
    // Only quoted paths are replaced. Absolute URLs (in JSON-LD) stay, since the payload states the length of their text.
    [...files, ...tracks].map((file) => [`"/media/${film}/${file}`, `"${store}/${film}/${file}`]),
    { stores: [store] },
  );
}

test('a film on a media host plays from there, with its captions and thumbnails', {
  tag: '@release',
}, async ({ page }) => {
  const breaches = await listenForBreaches(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await placeElsewhere(page);
  const player = playerOf(page, french, film);
  await player.watch();
  await expect(player.media).toHaveJSProperty('currentSrc', `${store}/${film}/film.mp4`);
  const cues = () =>
    player.media.evaluate((media: HTMLMediaElement) => {
      for (const track of media.textTracks) if (track.mode === 'disabled') track.mode = 'hidden';
      return [...media.textTracks].map(({ cues }) => cues?.length ?? 0);
    });
  await expect.poll(async () => Math.min(...(await cues()))).toBeGreaterThan(0);
  await player.pause();
  await player.seekBar.hover();
  await expect(player.root.locator('.scrubber img').first()).toHaveAttribute('src', RegExp(store));
  const here = requests.filter((url) => /\/media\/.*\.(?:mp4|vtt)/.test(url));
  expect(here, 'nothing is requested from the site').toEqual([]);
  expect(breaches).toEqual([]);
});

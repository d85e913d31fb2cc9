import { expect, test } from 'playwright/test';
import { listenForBreaches } from '../app/listen-for-breaches';
import { languages } from '../languages';
import { listenForErrors } from '../listen-for-errors';
import { playerOf } from './player-of';
import { serveStream } from './serve-stream';

const [french, german] = languages;
const { words } = german;

const subtitles = [
  { name: 'English', text: 'Lines that cross' },
  { name: 'Italiano', text: 'Linee che si incrociano' },
];

test('a stream plays in the page’s language, within the CSP, and in chosen ones and a chosen quality', {
  tag: '@phone',
}, async ({ page }) => {
  const breaches = await listenForBreaches(page);
  const fetched = await serveStream(page);
  const errors = listenForErrors(page);
  const player = playerOf(page, german);
  await player.watch();
  expect(fetched).toContain('vde_000.m4s');
  expect(fetched).not.toContain('vfr_000.m4s');

  const audio = player.root.getByRole('radiogroup', { name: words.Player.audioTrack });
  await player.pause();
  await player.root.locator('summary').click();
  await expect(audio.getByRole('radio')).toHaveCount(2);
  // The label, not the radio button.
  await audio.locator('label', { has: page.getByRole('radio', { checked: false }) }).click();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/^vfr_\d+\.m4s$/));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');

  await player.button(words.Player.settings).click();
  await player.root.getByRole('menuitem', { name: words.Player.quality }).click();
  await player.root.getByRole('menuitemradio', { name: '144p' }).click();
  await page.keyboard.press('Escape');
  for (const { name, text } of subtitles) {
    await player.button(words.Player.settings).click();
    await player.root
      .getByRole('menuitem', { name: RegExp(`^${words.Player.captionsMenu}`) })
      .click();
    await player.root.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
    await expect(player.root.locator('.plyr__captions')).toHaveText(text);
  }
  await page.keyboard.press('k');
  // From the next segment on.
  await expect
    .poll(() => player.media.evaluate((video: HTMLVideoElement) => video.videoHeight))
    .toBe(144);
  expect(errors).toEqual([]);
  expect(breaches).toEqual([]);
});

test('a phone plays the small level of a stream, and other sound in place of a missing one', {
  tag: '@phone',
}, async ({ page }) => {
  const larger = (text: string) => text.replace('426x240', '854x480').replace('256x144', '426x240');
  const fetched = await serveStream(page, larger);
  await page.route('/media/stream/vde.m3u8', (route) => route.fulfill({ status: 404 }));
  const player = playerOf(page, german);
  await player.open();
  // The message stays for six seconds only.
  await Promise.all([
    expect(player.root.getByText(words.Player.lostAudio)).toBeVisible(),
    player.expectToRun(),
  ]);
  expect(fetched).toContain('vfr_000.m4s');
  expect(fetched.filter((name) => name.startsWith('v0'))).toEqual([]);
});

test('a live stream says so, and keeps no position', { tag: '@release' }, async ({ page }) => {
  await serveStream(page, (text) => text.replace(/#EXT-X-(?:ENDLIST|PLAYLIST-TYPE:VOD)\n/g, ''));
  const player = playerOf(page, french);
  await player.watch('?t=9');
  await player.pause();
  await player.button(french.words.Player.liveReturn).click();
  await player.expectToRun();
  await expect(player.button(french.words.Player.live)).toBeVisible();
  await expect(player.seekBar).toBeHidden();
  expect(await player.began()).toBeLessThan(8);
});

test('a segment missing in all qualities is skipped', { tag: '@release' }, async ({ page }) => {
  await serveStream(page);
  await page.route(/\/media\/stream\/v[^/]*_001\.m4s$/, (route) => route.fulfill({ status: 404 }));
  const player = playerOf(page, french);
  await player.watch();
  // Segments last 4 s; the second one is missing, the third is the last.
  const secondsAfter = async () => {
    const { from, to } = (await player.played()).at(-1) ?? { from: 0, to: 0 };
    return from >= 8 ? to - from : 0;
  };
  await expect.poll(secondsAfter).toBeGreaterThan(1);
});

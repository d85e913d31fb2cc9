import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { listenForFaults } from '../listen-for-faults';
import { playerOf } from './player-of';
import { serveStream } from './serve-stream';

for (const language of languages) {
  const { locale, words } = language;

  test(`a stream plays in ${language.name}, heard in that language`, async ({ page }) => {
    const fetched = await serveStream(page);
    const faults = listenForFaults(page);
    const player = playerOf(page, language);
    await player.watch();
    const other = locale === 'fr' ? 'de' : 'fr';
    expect(fetched).toContain(`v${locale}_000.m4s`);
    expect(fetched).not.toContain(`v${other}_000.m4s`);

    const sound = player.root.getByRole('radiogroup', { name: words.Player.audioTrack });
    await player.pause();
    await player.root.locator('summary').click();
    await expect(sound.getByRole('radio')).toHaveCount(2);
    // Its words, not its circle.
    await sound.locator('label', { has: page.getByRole('radio', { checked: false }) }).click();
    await expect.poll(() => fetched).toContainEqual(expect.stringMatching(`v${other}_\\d+.m4s`));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');

    await player.button(words.Player.settings).click();
    await player.root.getByRole('menuitem', { name: words.Player.quality }).click();
    await player.root.getByRole('menuitemradio', { name: '144p' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    // From the next segment on; one lasts 4 s.
    await expect
      .poll(() => player.media.evaluate((video: HTMLVideoElement) => video.videoHeight))
      .toBe(144);
    expect(faults).toEqual([]);
  });
}

test('a segment that no quality has is jumped over, and the film goes on', async ({ page }) => {
  await serveStream(page);
  await page.route(/\/media\/stream\/v[^/]*_001\.m4s$/, (route) => route.fulfill({ status: 404 }));
  const player = playerOf(page, languages[0]);
  await player.watch();
  // Segments last 4 s: the second one is not there, and what follows it is the last.
  const secondsAfter = async () => {
    const { from, to } = (await player.played()).at(-1) ?? { from: 0, to: 0 };
    return from >= 8 ? to - from : 0;
  };
  await expect.poll(secondsAfter).toBeGreaterThan(1);
});

import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { inScript, rewritePage } from './rewrite-page';

const film = '/media/etude-en-diagonales/film.mp4';
const source = { provider: 'html5', src: film, type: 'video/mp4', size: 360 };

for (const language of languages) {
  const words = language.words.Player;

  test(`a film that is not there says so in ${language.name}, and can be tried again`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.route(film, (route) => route.fulfill({ status: 404, body: '' }));
    const player = playerOf(page, language);
    await player.goto();
    await player.press();
    await player.expectState('failed');
    await expect(player.root.getByRole('alert')).toContainText(words.failedUnsupported);
    await expect(player.button(words.nextSource)).toHaveCount(0);
    await page.unroute(film);
    await player.button(words.retry).click();
    await player.expectToRun();
    await expect(player.root.getByRole('alert')).toBeHidden();
    await page.keyboard.press('k');
    await player.expectState('paused');
  });

  test(`where one source fails in ${language.name}, the next one plays`, async ({ page }) => {
    const missing = { ...source, src: '/media/missing.mp4' };
    await rewritePage(page, [[inScript(source), `${inScript(missing)},${inScript(source)}`]]);
    const player = playerOf(page, language);
    await player.goto();
    await player.press();
    await player.expectState('failed');
    await player.button(words.nextSource).click();
    await player.expectToRun();
    await expect(player.media).toHaveJSProperty('currentSrc', new URL(film, page.url()).href);
  });
}

import { expect, type Page } from 'playwright/test';
import { addressIn, type Language } from '../languages';
import type { playerOf } from './player-of';

/** Plays the work of the page, goes to another page by a link, and comes back by the browser's button. */
export function comeAndGo(page: Page, language: Language, player: ReturnType<typeof playerOf>) {
  const vod = addressIn(language, '/vod');
  return async () => {
    const film = page.url();
    await player.press();
    // next dev compiles the player when it is first asked for.
    await player.expectState('playing', 30_000);
    await page.getByRole('banner').locator(`a[href="${vod}"]:visible`).click();
    await page.waitForFunction(() => !document.querySelector('.bobine-player'));
    await expect(page).toHaveURL(vod);
    await page.goBack();
    await expect(page).toHaveURL(film);
    // Where next dev is silent for longer than a visitor is left waiting, the page is loaded anew.
    await expect(player.gate).toBeVisible({ timeout: 60_000 });
  };
}

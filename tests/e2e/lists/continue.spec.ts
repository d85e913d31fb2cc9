import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { countShifts } from './count-shifts';
import { positionsKey, storeValue } from './store-value';

const titles = { fr: 'Étude en disques', de: 'Studie in Scheiben' };
const places = { 'etude-en-disques video': { time: 27, at: 1_790_000_000_000 } };

test('a started film is on the home page without a layout shift, can be removed, restored and resumed', {
  tag: '@phone',
}, async ({ page }) => {
  const language = languages[1];
  const { Lists } = language.words;
  await storeValue(page, positionsKey, places);
  const readShifts = await countShifts(page);
  await page.goto(language.home);
  const row = page.locator('#continue');
  const title = titles[language.locale];
  const link = row.getByRole('link', { name: fillWords(Lists.page.resumeFilm, { title }) });
  await expect(link).toBeVisible();
  await expect(row.getByRole('img')).toHaveAccessibleName(
    fillWords(Lists.page.progress, { percent: '50' }),
  );
  expect(await readShifts()).toBeLessThan(0.01);
  await expectToFit(page);
  await expectAccessible(page);
  await row.getByRole('button', { name: fillWords(Lists.page.forgetFilm, { title }) }).click();
  const back = row.getByRole('button', { name: fillWords(Lists.page.putBackFilm, { title }) });
  await expect(back).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), positionsKey)).toBeNull();
  await back.click();
  expect(await page.evaluate((key) => localStorage.getItem(key), positionsKey)).toContain('27');
  // The link of a removed film resumes it at the shown position.
  await row.getByRole('button', { name: fillWords(Lists.page.forgetFilm, { title }) }).click();
  await expect(back).toBeFocused();
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${addressIn(language, '/movie/etude-en-disques')}#watch`);
  const player = playerOf(page, language, 'etude-en-disques');
  await player.expectState('playing');
  await expect
    .poll(() => player.media.evaluate((film: HTMLMediaElement) => film.currentTime))
    .toBeGreaterThan(26);
});

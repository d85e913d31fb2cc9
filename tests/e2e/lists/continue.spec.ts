import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { countShifts } from './count-shifts';
import { listsStorageKey, positionsKey, storeValue } from './store-value';

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

test('a film started or removed in another tab appears or disappears at once', async ({
  page,
  context,
}) => {
  await page.goto('/vod');
  const row = page.locator('#continue');
  const bar = page.locator('[data-begun=etude-en-disques]').first();
  const other = await context.newPage();
  await storeValue(other, positionsKey, places);
  await expect(row.getByRole('link', { name: titles.fr })).toBeVisible();
  await expect(bar).toHaveAccessibleName(
    fillWords(languages[0].words.Lists.page.progress, { percent: '50' }),
  );
  await other.evaluate((key) => localStorage.removeItem(key), positionsKey);
  await expect(bar).toBeHidden();
  // Only the tab that removed it offers to put it back.
  await expect(row).toBeHidden();
});

test('a film played to its end is marked as watched', async ({ page }) => {
  const player = playerOf(page, languages[0]);
  await storeValue(page, listsStorageKey, {
    version: 1,
    toWatch: { 'etude-en-diagonales': 3 },
    watched: {},
  });
  await player.watch();
  await page.keyboard.press('9');
  await page.keyboard.press('End');
  await expect
    .poll(() =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), listsStorageKey),
    )
    .toMatchObject({ toWatch: {}, watched: { 'etude-en-diagonales': expect.any(Number) } });
});

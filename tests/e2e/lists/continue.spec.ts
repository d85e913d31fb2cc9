import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { countShifts } from './count-shifts';
import { keep, listsKey, placesKey } from './keep';

const titles = { fr: 'Étude en disques', de: 'Studie in Scheiben' };
const places = { 'etude-en-disques video': { time: 27, at: 1_790_000_000_000 } };

for (const language of languages)
  for (const path of ['/', '/vod'])
    test(`what was begun stands on ${path} in ${language.name} without moving anything`, {
      tag: language.screen,
    }, async ({ page }) => {
      const { Lists } = language.words;
      await keep(page, placesKey, places);
      const readShifts = await countShifts(page);
      await page.goto(addressIn(language, path));
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
      expect(await page.evaluate((key) => localStorage.getItem(key), placesKey)).toBeNull();
      await back.click();
      expect(await page.evaluate((key) => localStorage.getItem(key), placesKey)).toContain('27');
      await link.click();
      await expect(page).toHaveURL(`${addressIn(language, '/movie/etude-en-disques')}#watch`);
      // Where it was left, from this one press.
      const player = playerOf(page, language, 'etude-en-disques');
      await player.expectState('playing');
      await expect
        .poll(() => player.media.evaluate((film: HTMLMediaElement) => film.currentTime))
        .toBeGreaterThan(26);
    });

test('a film that was let go and is pressed all the same goes on where its card says', async ({
  page,
}) => {
  const { forgetFilm } = languages[0].words.Lists.page;
  await keep(page, placesKey, places);
  await visit(page, '/vod');
  const row = page.locator('#continue');
  await row.getByRole('button', { name: fillWords(forgetFilm, { title: titles.fr }) }).click();
  await row.getByRole('link', { name: titles.fr }).click();
  const player = playerOf(page, languages[0], 'etude-en-disques');
  await player.expectState('playing');
  await expect
    .poll(() => player.media.evaluate((film: HTMLMediaElement) => film.currentTime))
    .toBeGreaterThan(26);
});

test('where nothing was begun there is no row', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('#continue')).toBeHidden();
});

test('what another tab begins, ends or lets go is there at once', async ({ page, context }) => {
  await page.goto('/vod');
  const row = page.locator('#continue');
  const bar = page.locator('[data-begun=etude-en-disques]').first();
  const other = await context.newPage();
  await keep(other, placesKey, places);
  await expect(row.getByRole('link', { name: titles.fr })).toBeVisible();
  await expect(bar).toHaveAccessibleName(
    fillWords(languages[0].words.Lists.page.progress, { percent: '50' }),
  );
  await other.evaluate((key) => localStorage.removeItem(key), placesKey);
  await expect(bar).toBeHidden();
  // It can be put back where it was let go, and only there.
  await expect(row).toBeHidden();
});

test('a film that cannot be watched now is not offered to go on with', async ({ page }) => {
  await keep(page, placesKey, { 'das-cabinet-des-dr-caligari video': { time: 27, at: 3 } });
  await visit(page, '/');
  await expect(page.locator('#continue')).toBeHidden();
});

test('a film played to its end has been seen', async ({ page }) => {
  const player = playerOf(page, languages[0]);
  await keep(page, listsKey, { version: 1, toWatch: { 'etude-en-diagonales': 3 }, watched: {} });
  await player.watch();
  await page.keyboard.press('9');
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), listsKey))
    .toMatchObject({ toWatch: {}, watched: { 'etude-en-diagonales': expect.any(Number) } });
});

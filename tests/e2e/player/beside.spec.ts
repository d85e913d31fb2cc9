import { expect, test } from 'playwright/test';
import { hold } from '../hold';
import { languages } from '../languages';
import { playerOf } from './player-of';

/** The caption from 24 s on. */
const said = { fr: 'Huit notes pincées en escalier', de: 'Acht gezupfte Töne, eine Treppe' };
const searched = { fr: 'CLOCHES demandent', de: 'glocken fragen' };

for (const language of languages) {
  const words = language.words.Player;

  test(`the chapters in ${language.name} are marks and a list that leads there`, {
    tag: language.screen,
  }, async ({ page }) => {
    const player = playerOf(page, language);
    await player.watch();
    const chapters = player.part.getByRole('region', { name: words.chapters }).getByRole('button');
    await expect(chapters).toHaveCount(4);
    await expect(player.root.locator('.player-chapter-ticks span')).toHaveCount(3);
    await expect(chapters.nth(0)).toHaveAttribute('aria-current', 'true');
    await chapters.nth(2).click();
    await expect.poll(player.time).toBeGreaterThanOrEqual(24);
    await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
    await player.expectToRun();
  });

  test(`a search in the transcript in ${language.name} leads to the passage`, {
    tag: language.screen,
  }, async ({ page }) => {
    const player = playerOf(page, language);
    await player.watch();
    const transcript = player.part.locator('details', { hasText: words.transcript.title });
    await transcript.locator('summary').click();
    await transcript.getByRole('searchbox').fill(searched[language.locale]);
    await expect(transcript.getByText(words.transcript.hitsOne)).toBeVisible();
    await expect(transcript.locator('mark')).toHaveText(RegExp(searched[language.locale], 'i'));
    await transcript.getByRole('listitem').getByRole('button').click();
    await expect.poll(player.time).toBeGreaterThanOrEqual(27.6);
    await player.expectToRun();
  });

  test(`captions in ${language.name} are in the page’s language, and are remembered`, {
    tag: language.screen,
  }, async ({ page }) => {
    const player = playerOf(page, language);
    const caption = player.root.locator('.plyr__captions');
    await player.watch();
    await player.pause();
    await expect(caption).toBeHidden();
    await page.keyboard.press('c');
    await page.keyboard.press('5');
    await expect(caption).toContainText(said[language.locale]);
    await player.watch('?t=24');
    // A caption of a running film is over before a slow machine has drawn it.
    await player.pause();
    await page.keyboard.press('5');
    await expect(caption).toContainText(said[language.locale]);
  });
}

test('captions in another language than the page’s are remembered', async ({ page }) => {
  const [french, german] = languages;
  const words = french.words.Player;
  const player = playerOf(page, french);
  const caption = player.root.locator('.plyr__captions');
  await player.watch();
  await player.pause();
  await player.button(words.settings).click();
  await player.root.getByRole('menuitem', { name: words.captionsMenu }).click();
  await player.root.getByRole('menuitemradio', { name: 'allemand' }).click();
  await page.keyboard.press('Escape');
  await player.watch('?t=24');
  await player.pause();
  await page.keyboard.press('5');
  await expect(caption).toContainText(said[german.locale]);
});

test('a transcript that is opened before the scripts come is filled once they do', async ({
  page,
}) => {
  const [french] = languages;
  const { part } = playerOf(page, french);
  const arrive = await hold(page, '/_next/static/chunks/*.js');
  await page.goto('/movie/etude-en-diagonales', { waitUntil: 'commit' });
  const transcript = part.locator('details', {
    hasText: french.words.Player.transcript.title,
  });
  await transcript.locator('summary').click();
  await expect(transcript).toHaveAttribute('open');
  arrive();
  await expect(transcript.getByRole('listitem').first()).toBeVisible();
});

import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french, german] = languages;
const words = french.words.Player;

/** The caption from 24 s on. */
const captions = { fr: 'Huit notes pincées en escalier', de: 'Acht gezupfte Töne, eine Treppe' };

test('a chapter and a hit in the transcript seek to their time', {
  tag: '@phone',
}, async ({ page }) => {
  const { transcript: transcriptWords, chapters: chaptersName } = german.words.Player;
  const player = playerOf(page, german);
  await player.watch();
  const list = player.part.locator('details', { hasText: chaptersName });
  await list.locator('summary').click();
  const chapters = list.getByRole('listitem').getByRole('button');
  await expect(chapters).toHaveCount(4);
  await expect(player.root.locator('.player-chapter-ticks span')).toHaveCount(3);
  await chapters.nth(2).click();
  await expect.poll(player.time).toBeGreaterThanOrEqual(24);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await player.expectToRun();
  await chapters.nth(0).click();
  await expect.poll(player.time).toBeLessThan(24);

  const transcript = player.part.locator('details', { hasText: transcriptWords.title });
  await transcript.locator('summary').click();
  await transcript.getByRole('searchbox').fill('glocken fragen');
  await expect(transcript.getByText(transcriptWords.hitsOne)).toBeVisible();
  await expect(transcript.locator('mark')).toHaveText(/glocken fragen/i);
  await transcript.getByRole('listitem').getByRole('button').click();
  await expect.poll(player.time).toBeGreaterThanOrEqual(27.6);
  await player.expectToRun();
});

test('captions are in the page’s language or a chosen one, which is stored', async ({ page }) => {
  const player = playerOf(page, french);
  const caption = player.root.locator('.plyr__captions');
  await player.watch();
  // Paused, since a caption may end before a slow machine has drawn it.
  await player.pause();
  await expect(caption).toBeHidden();
  await page.keyboard.press('c');
  await page.keyboard.press('5');
  await expect(caption).toContainText(captions.fr);
  await player.button(words.settings).click();
  await player.root.getByRole('menuitem', { name: RegExp(`^${words.captionsMenu}`) }).click();
  await player.root.getByRole('menuitemradio', { name: 'allemand' }).click();
  await page.keyboard.press('Escape');
  await expect(caption).toContainText(captions.de);
  await player.watch('?t=24');
  await player.pause();
  await page.keyboard.press('5');
  await expect(caption).toContainText(captions.de);
});

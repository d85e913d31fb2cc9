import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [, german] = languages;
test('a chapter and a hit in the transcript seek', { tag: '@phone' }, async ({ page }) => {
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

import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { playerOf } from './player/player-of';
import { readContent } from './read-content';

const [french, german] = languages;

/** Presses the middle of a film's picture, not its play square. */
async function pressScreen(page: Page, path: string) {
  const screen = page.locator(`main article:has(h2 a[href="${path}"]) img`);
  await screen.scrollIntoViewIfNeeded();
  const box = await screen.boundingBox();
  if (!box) throw new Error(`${path} has no screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(path);
}

test('a press on a film’s picture starts the film, other navigation does not', async ({ page }) => {
  const player = playerOf(page, german, 'etude-en-disques');
  const path = addressIn(german, '/movie/etude-en-disques');
  await visit(page, addressIn(german, '/vod'));
  await pressScreen(page, path);
  await player.expectState('playing');
  await page.goBack();
  await expect(page).toHaveURL(addressIn(german, '/vod'));
  await page.goForward();
  await expect(player.gate).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await page.locator(`main h2 a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(player.gate).toHaveAttribute('aria-busy', 'false');
});

test('a film’s picture is a labelled link for the keyboard; a provider’s film asks for consent first', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) requests.push(request.url());
  });
  await visit(page, '/vod');
  await pressScreen(page, '/movie/big-buck-bunny');
  const button = page.locator('main [data-keeps-press]');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
  const { title } = readContent('films/etude-en-disques');
  const label = french.words.Player.watch.replace('{title}', title.fr ?? title.original.text);
  await page.goBack();
  await page.getByRole('link', { name: label }).press('Enter');
  await playerOf(page, french, 'etude-en-disques').expectState('playing');
});

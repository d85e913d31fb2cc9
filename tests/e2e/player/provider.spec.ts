import { expect, test } from 'playwright/test';
import { comeToLife, visit } from '../app/visit';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { playerOf } from './player-of';
import { standInForYouTube } from './stand-in-for-youtube';

const [french, german] = languages;
const named = (text: string) => text.replaceAll('{provider}', 'YouTube');

test('a provider is not contacted before a press', async ({ page }) => {
  const words = french.words.Player;
  const requests = await standInForYouTube(page);
  await visit(page, '/movie/big-buck-bunny');
  const screen = page.locator('#watch');
  await expect(screen).toContainText(named(words.embedNotice));
  const load = screen.getByRole('button', { name: named(words.embedLoad) });
  await load.hover();
  await tabTo(page, load);
  expect(requests).toEqual([]);
  await load.click();
  await expect(screen.locator('.bobine-player')).toBeVisible();
  await expect.poll(() => requests).toContain('www.youtube-nocookie.com');
  expect(
    requests.filter((host) => !/\.(?:youtube|youtube-nocookie|ytimg)\.com$/.test(host)),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('consent is stored only if ticked, and its withdrawal ends the film at once', {
  tag: '@phone',
}, async ({ page }) => {
  await standInForYouTube(page);
  const { Player: words, Consent: choices } = german.words;
  const player = playerOf(page, german, 'big-buck-bunny');
  const remember = player.part.getByRole('checkbox', { name: named(words.embedRemember) });
  const notice = player.part.getByText(named(words.embedNotice));
  const stored = () => page.evaluate(() => localStorage.getItem('bobine-choices'));
  await player.goto();
  await comeToLife(page);
  await player.part.getByText(named(words.embedRemember)).click();
  await expect(remember).toBeChecked();
  await player.press();
  expect(await stored()).toBe('{"youtube":"given"}');
  await expect(notice).toBeHidden();

  await player.part.getByRole('button', { name: words.choices }).click();
  const film = page.getByRole('dialog', { name: choices.title }).getByRole('group', {
    name: choices.film.replace('{name}', 'YouTube'),
  });
  await expect(film.getByRole('button', { name: choices.accept })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await film.getByRole('button', { name: choices.refuse }).click();
  await expect(player.root).toHaveCount(0);
  await expect(page.locator('#watch iframe')).toHaveCount(0);
  expect(await stored()).toBe('{"youtube":"refused"}');
  await page.keyboard.press('Escape');
  // After a refusal a press opens the privacy dialog.
  await player.gate.click();
  await expect(page.getByRole('dialog', { name: choices.title })).toBeVisible();
  await expect(page.locator('#watch iframe')).toHaveCount(0);
  await page.getByRole('button', { name: choices.forget }).click();
  expect(await stored()).toBeNull();
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();
});

import { expect, test } from 'playwright/test';
import { comeToLife } from './app/visit';
import { languages } from './languages';
import { playerOf } from './player/player-of';
import { tabTo } from './tab-to';

const [, german] = languages;
const { Catalogue, Layout, Navigation, Player } = german.words;
const film = '/de/movie/etude-en-diagonales';

test('the keyboard alone leads from the home page to a playing film and back', async ({ page }) => {
  await page.goto('/de');
  await comeToLife(page);
  const banner = page.getByRole('banner');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: Layout.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main'), 'the next Tab starts here').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const menu = banner.getByRole('button', { name: Navigation.explore });
  await tabTo(page, menu, { back: true });
  await page.keyboard.press('Enter');
  const dropped = banner.locator('[popover]');
  const links = dropped.getByRole('link');
  await tabTo(page, links.last());
  await page.keyboard.press('Tab');
  await expect(dropped, 'a panel closes when the focus leaves it').toBeHidden();
  const catalogue = banner.getByRole('navigation').getByRole('link', { name: Catalogue.title });
  await tabTo(page, catalogue, { back: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/catalogue');

  await tabTo(page, page.locator('summary', { hasText: Catalogue.access }));
  await page.keyboard.press('Enter');
  // A hidden input stands in for the checkbox until the facet's values are loaded.
  const choice = page.locator('input[type=checkbox][name=access][value=captions-de]');
  await tabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/de/catalogue?access=captions-de');
  await tabTo(page, page.getByRole('main').locator(`a[href="${film}"]`).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('main')).toBeFocused();

  const player = playerOf(page, german);
  const plays = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.4d401f, mp4a.40.2"'),
  );
  test.skip(!plays, 'this build of Chromium has no H.264');
  await tabTo(page, player.part.locator('button[aria-busy]'));
  await page.keyboard.press('Enter');
  await player.expectState('playing');
  await tabTo(page, player.button(Player.captionsOn));
  await page.keyboard.press('Enter');
  await expect(player.button(Player.captionsOff)).toBeFocused();

  // A test cannot press the browser's own keys.
  await page.goBack();
  await expect(page).toHaveURL('/de/catalogue?access=captions-de');
  await expect(choice).toBeChecked();
});

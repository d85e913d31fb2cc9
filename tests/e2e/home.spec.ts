import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, type Language, languages } from './languages';
import { press } from './press';

/** The first screen of the home page. Its film depends on the day. */
function firstScreen(page: Page, { words }: Language) {
  const section = page.locator('section[aria-labelledby=tonight]');
  const title = section.getByRole('heading', { level: 1 });
  return {
    section,
    title,
    picture: section.locator('.covered-picture'),
    minutes: section.locator('.covered-caption').getByText(/^\d+\s(?:s|min|Sek\.|Min\.)$/),
    player: section.locator('.bobine-player'),
    page: section.getByRole('link', { name: words.Home.filmPage }),
    button: async () =>
      section.getByRole('button', {
        name: words.Player.watch.replace('{title}', await title.innerText()),
      }),
  };
}

/** Records the sizes of the playing film in every frame: it starts before its player is there. */
function watchSizes(page: Page) {
  return page.evaluate(() => {
    const sizes = new Set<string>();
    Object.assign(window, { sizes });
    const look = () => {
      const film = document.querySelector<HTMLElement>('.covered video');
      if (film) sizes.add(`${film.offsetWidth} x ${film.offsetHeight}`);
      requestAnimationFrame(look);
    };
    look();
  });
}

const [, german] = languages;
const home = addressIn(german, '/');

test('the film of the day is visible, described and plays', { tag: '@phone' }, async ({ page }) => {
  await visit(page, home);
  const screen = firstScreen(page, german);
  const button = await screen.button();
  for (const seen of [screen.title, screen.minutes])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(button.locator('span').first()).toBeInViewport({ ratio: 1 });
  const width = await screen.picture.evaluate((element) => element.clientWidth);
  expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await watchSizes(page);
  await press(button);
  await expect(screen.player).toHaveAttribute('data-player-state', 'playing');
  await expect(screen.player.locator('.plyr video')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sizes').size)).toBe(1);
  await expect(screen.picture).toHaveCSS('opacity', '0');
  await expect(screen.player.locator('video')).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(home);

  // Its page is a client-side navigation, and Back restores the first screen.
  await press(screen.page);
  await expect(page).toHaveURL(/\/movie\//);
  await page.goBack();
  await expect(screen.picture).toHaveCSS('opacity', '1');
  await expect(screen.title).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

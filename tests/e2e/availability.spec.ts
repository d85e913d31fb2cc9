import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, fillWords, languages } from './languages';
import { playerOf } from './player/player-of';

const [, german] = languages;

test('on a phone the way to see a film is on the first screen, with its title', {
  tag: '@phone',
}, async ({ page }) => {
  const { at } = german.words.Film.availability;
  const film = (slug: string) => addressIn(german, `/movie/${slug}`);
  const title = page.getByRole('heading', { level: 1 });
  for (const slug of ['etude-en-diagonales', 'big-buck-bunny']) {
    const { gate } = playerOf(page, german, slug);
    await visit(page, film(slug));
    await expect(gate, slug).toBeInViewport({ ratio: 1 });
    await expect(title, slug).toBeInViewport({ ratio: 1 });
  }
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const provided = await playerOf(page, german, 'big-buck-bunny').gate.boundingBox();
  expect(provided?.width, 'a provider’s film has a full-width picture').toBe(width);
  for (const [slug, name] of [
    ['nosferatu-eine-symphonie-des-grauens', /34\.90/],
    ['maudite-soit-la-guerre', RegExp(fillWords(at.stream, { name: 'Ciné d’essai' }))],
  ] as const) {
    await visit(page, film(slug));
    const lead = page.getByRole('main').locator('header').first().getByRole('link', { name });
    await expect(lead, slug).toBeInViewport({ ratio: 1 });
  }
});

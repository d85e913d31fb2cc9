import { expect, test } from 'playwright/test';
import { comeToLife, visit } from './app/visit';
import { addressIn, fillWords, languages } from './languages';
import { playerOf } from './player/player-of';

const [french, german] = languages;

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

test('a film after its offer shows a tinted still, and no mark covers the picture of a card', async ({
  page,
}) => {
  await page.goto('/movie/tears-of-steel');
  const still = page.getByRole('main').getByRole('img').first();
  await expect(still).toBeInViewport({ ratio: 1 });
  await expect(still).toHaveCSS('filter', /grayscale/);
  expect(await still.evaluate((img) => img.clientWidth)).toBeLessThanOrEqual(640);
  await page.goto(`${addressIn(french, '/catalogue')}?q=nosferatu`);
  await comeToLife(page);
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  const poster = await card.locator('img').boundingBox();
  const foot = (poster?.y ?? 0) + (poster?.height ?? 0);
  for (const mark of [card.locator('[data-way]'), card.getByRole('button')])
    await expect.poll(async () => (await mark.boundingBox())?.y).toBeGreaterThanOrEqual(foot - 1);
});

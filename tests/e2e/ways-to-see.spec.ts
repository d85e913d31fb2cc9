import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from './app/visit';
import { addressIn, fillWords, type Language, languages } from './languages';
import { playerOf } from './player/player-of';
import { press } from './press';

const elsewhere = {
  path: '/movie/maudite-soit-la-guerre',
  name: 'Ciné d’essai',
  address: 'https://cine.example/maudite-soit-la-guerre',
};

/** The head of a film's page: its title and what one can do with it. */
const headOf = (page: Page) => page.getByRole('main').locator('header').first();
const waysOf = (page: Page, { words }: Language) =>
  page.getByRole('list', { name: words.Film.ways.title }).getByRole('listitem');

for (const language of languages) {
  const { words, name } = language;
  const { ways } = words.Film;

  test(`in ${name} a film that runs here says so, and its picture is what is pressed`, {
    tag: language.screen,
  }, async ({ page }) => {
    const player = playerOf(page, language);
    await player.goto();
    await expect(waysOf(page, language)).toHaveText([RegExp(`^${ways.here}`)]);
    await expect(player.gate, 'it is seen at once').toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await player.press();
    await player.expectToRun();
  });

  test(`in ${name} a film at a provider is one wide picture with the same mark`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    const player = playerOf(page, language, 'big-buck-bunny');
    await page.goto(addressIn(language, '/movie/big-buck-bunny'));
    await comeToLife(page);
    await expect(waysOf(page, language)).toHaveText([RegExp(`^${ways.here}`)]);
    await expect(player.gate).toBeInViewport({ ratio: 1 });
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((await player.gate.boundingBox())?.width).toBe(width);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main img[src$="big-buck-bunny.svg"]')).toHaveCount(1);
    await player.press();
    await expect(player.root).toBeInViewport();
  });

  test(`in ${name} a film on disc leads to the article, with the price it says`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/nosferatu-eine-symphonie-des-grauens'));
    await comeToLife(page);
    await expect(waysOf(page, language)).toHaveText([/^Blu-ray .*34\.90/]);
    const lead = headOf(page).getByRole('link', { name: /34\.90/ });
    await expect(lead).toBeInViewport({ ratio: 1 });
    await press(lead);
    await expect(page).toHaveURL(addressIn(language, '/shop/blu-ray-nosferatu'));
    await expect(page.getByRole('radio', { name: /34\.90/ })).toBeChecked();
  });

  test(`in ${name} a film at another’s leads there, in a tab of its own`, {
    tag: language.screen,
  }, async ({ page, context }) => {
    await context.route(`${elsewhere.address}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Ciné d’essai' }),
    );
    await page.goto(addressIn(language, elsewhere.path));
    await comeToLife(page);
    await expect(waysOf(page, language)).toHaveText([
      RegExp(`^${elsewhere.name}\\s↗ \\(${words.RichText.external}\\) ${ways.kinds.stream}, `),
    ]);
    const lead = headOf(page).getByRole('link', {
      name: `${fillWords(ways.at.stream, { name: elsewhere.name })} (${words.RichText.external})`,
    });
    await expect(lead).toBeInViewport({ ratio: 1 });
    const opened = context.waitForEvent('page');
    await press(lead);
    await expect(await opened).toHaveURL(elsewhere.address);
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  });

  test(`in ${name} a film that is only known promises nothing`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/histoire-d-un-crime'));
    await expect(waysOf(page, language)).toHaveText([ways.catalogue]);
    await expect(headOf(page).getByRole('link')).toHaveCount(0);
    await expect(page.locator('#watch, #listen')).toHaveCount(0);
  });

  test(`in ${name} a film that has gone shows a still in its ink, and says until when it ran`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/tears-of-steel'));
    const still = page.getByRole('main').getByRole('img').first();
    await expect(still).toBeInViewport({ ratio: 1 });
    await expect(still).toHaveCSS('filter', /grayscale/);
    expect(await still.evaluate((img) => img.clientWidth)).toBeLessThanOrEqual(640);
    await expect(waysOf(page, language)).toHaveCount(2);
    await expect(waysOf(page, language).last()).toContainText('2021');
  });

  test(`in ${name} a card says in a word what its film is for, and covers no picture`, {
    tag: language.screen,
  }, async ({ page }) => {
    const said = [
      ['etude en diagonales', ways.here],
      ['nosferatu', fillWords(ways.onDisc['blu-ray'], { price: '34.90' })],
      ['maudite', ways.elsewhere],
      ['elephants dream', ways.soon],
      ['histoire d’un crime', ways.catalogue],
    ];
    for (const [search = '', word = ''] of said) {
      await page.goto(`${addressIn(language, '/catalogue')}?q=${encodeURIComponent(search)}`);
      await comeToLife(page);
      const card = page.getByRole('main').getByRole('article').first();
      const way = card.locator('[data-way]');
      const plain = (await way.innerText()).replace(/\s/g, ' ').replace(/ ?CHF ?/, ' ');
      expect(plain.replace(/ +/g, ' ').trim(), search).toBe(word);
      await card.hover();
      const poster = await card.locator('img').boundingBox();
      const foot = (poster?.y ?? 0) + (poster?.height ?? 0);
      for (const mark of [way, card.getByRole('button')])
        expect((await mark.boundingBox())?.y).toBeGreaterThanOrEqual(foot - 1);
    }
  });
}

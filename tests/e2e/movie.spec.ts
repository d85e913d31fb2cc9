import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';

const study = '/movie/etude-en-diagonales';
const caligari = '/movie/das-cabinet-des-dr-caligari';
const original = 'Das Cabinet des Dr. Caligari';

for (const language of languages) {
  const { name, locale, words } = language;

  test(`a movie in ${name} names its original title in its language`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, caligari));
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText(original);
    if (locale === 'fr') {
      await expect(head.getByRole('heading', { level: 1 })).not.toHaveText(original);
      await expect(head.locator('p [lang=de]')).toHaveText(original);
    } else {
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(original);
      await expect(head.getByText(words.Film.originalTitle)).toHaveCount(0);
    }
  });

  test(`a movie that is known in ${name} under its foreign title is named in its own language`, {
    tag: language.screen,
  }, async ({ page }) => {
    const foreign = [
      ['/movie/big-buck-bunny', 'en'],
      locale === 'fr' ? ['/movie/nerven', 'de'] : ['/movie/histoire-d-un-crime', 'fr'],
    ];
    for (const [path = '', lang] of foreign) {
      await page.goto(addressIn(language, path));
      const head = page.getByRole('main').locator('header').first();
      await expect(head.getByRole('heading', { level: 1 }).locator(`[lang=${lang}]`)).toBeVisible();
      await expect(head).not.toContainText(words.I18n.untranslated);
    }
  });

  for (const path of [study, caligari, '/movie/histoire-d-un-crime'])
    test(`the part links of ${path} in ${name} lead to their parts`, {
      tag: language.screen,
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressIn(language, path));
      const links = page
        .getByRole('navigation', { name: words.Navigation.onThisPage })
        .getByRole('link');
      const header = await page.getByRole('banner').boundingBox();
      expect(await links.count()).toBeGreaterThan(1);
      for (const link of await links.all()) {
        const hash = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL((url) => url.hash === hash);
        await expect(page.locator(hash)).toBeInViewport();
        await expect
          .poll(async () => (await page.locator(hash).boundingBox())?.y, { message: hash })
          .toBeGreaterThanOrEqual(header?.height ?? 0);
      }
    });

  test(`the facts of a movie in ${name} lead to the films that share them`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, caligari));
    const facts = page.locator('#synopsis dl');
    const director = facts.locator('dt', { hasText: words.Film.by }).locator('+ dd');
    await expect(facts.getByRole('link', { name: '1920' })).toHaveAttribute(
      'href',
      addressIn(language, '/decade/1920'),
    );
    await director.getByRole('link', { name: 'Robert Wiene' }).click();
    await expect(page).toHaveURL(/\/person\/robert-wiene$/);
    await expect(
      page.getByRole('article').locator(`a[href="${addressIn(language, caligari)}"]`),
    ).toHaveCount(1);
  });

  test(`a movie in ${name} leads to its collections, its relatives and its articles`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/nosferatu-eine-symphonie-des-grauens'));
    const titles = page.locator('#synopsis dt', { hasText: words.Film.otherTitles });
    await expect(titles.locator('+ dd [lang=en]').first()).toHaveText(/A Symphony of Horror/);
    const collection = page.locator('#collections').getByRole('link').first();
    await expect(collection).toHaveAttribute(
      'href',
      RegExp(`^${addressIn(language, '/collection/')}`),
    );
    await expect(page.locator('#related').getByRole('link').first()).toHaveAttribute(
      'href',
      RegExp(`^${addressIn(language, '/movie/')}`),
    );
    await page.locator('#shop').getByRole('link').first().click();
    await expect(page).toHaveURL(RegExp(`${addressIn(language, '/shop')}/.+`));
    await expect(page.locator('#films')).toContainText('Nosferatu');
  });

  test(`who wants to show a film in ${name} finds whom to ask, and the press its files`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/l-inventaire'));
    await page.getByRole('link', { name: words.Film.professionals }).click();
    const part = page.getByRole('region', { name: words.Film.professionals });
    await expect(part).toBeInViewport();
    await expect(part.getByRole('link', { name: 'location@inventaire.example' })).toHaveAttribute(
      'href',
      /^mailto:location@inventaire\.example\?subject=.+%20\(1928\)$/,
    );
    const kit = locale === 'fr' ? 'Dossier de presse' : 'Pressemappe';
    const taken = page.waitForEvent('download');
    await part.getByRole('link', { name: `${kit} (PDF` }).click();
    expect((await taken).suggestedFilename()).toBe('dossier.pdf');
  });

  test(`what a film has won in ${name} stands in laurels, where it was shown in a list`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/l-inventaire'));
    const part = page.getByRole('region', { name: words.Film.festivals });
    const [won, shown] = [part.getByRole('list').first(), part.getByRole('list').nth(1)];
    await expect(won.getByRole('listitem').first()).toHaveText(
      locale === 'fr'
        ? 'Fiche d’orSemaine du classementCompétition, 1929'
        : 'Goldene KarteWoche der OrdnungWettbewerb, 1929',
    );
    await expect(won.locator('svg').first()).toBeVisible();
    await expect(shown.getByRole('listitem')).toHaveCount(1);
  });
}

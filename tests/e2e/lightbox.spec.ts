import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { hold } from './hold';
import { addressIn, type Language, languages } from './languages';
import { press } from './press';

/** Of the stills in the tests' house, px: what is shown large is not what stands on the page. */
const stillWidth = 640;

async function openFirstStill(page: Page, language: Language) {
  await visit(page, addressIn(language, '/movie/etude-en-disques'));
  const stills = page.locator('#stills').getByRole('link');
  const alts = await stills
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
  await press(stills.first());
  const lightbox = page.getByRole('dialog');
  const shown = (index: number) => lightbox.locator('.yarl__slide_title', { hasText: alts[index] });
  await expect(shown(0)).toBeInViewport();
  return { stills, lightbox, shown };
}

for (const language of languages) {
  const { name, words } = language;

  test(`a still in ${name} opens large, with its caption and its credit`, {
    tag: language.screen,
  }, async ({ page }) => {
    const { lightbox } = await openFirstStill(page, language);
    await expect(lightbox).toHaveAccessibleName(/\S/);
    await expect(lightbox.locator('.yarl__slide_description').first()).toHaveText(
      RegExp(`^${words.Gallery.credit.replace('{credit}', '.*\\S.*')}$`),
    );
    const picture = lightbox.locator('.yarl__slide_current img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(stillWidth);
  });

  test(`arrow keys move through the stills in ${name}, Escape closes them`, {
    tag: language.screen,
  }, async ({ page }) => {
    const { stills, lightbox, shown } = await openFirstStill(page, language);
    await expect(lightbox.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(shown(1)).toBeInViewport();
    await expect(shown(0)).not.toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(0)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(stills.first()).toBeFocused();
  });

  test(`words in ${name} that come late leave the still that is shown`, {
    tag: language.screen,
  }, async ({ page }) => {
    const file = '**/_i18n/*/*/messages.json';
    const answer = await hold(page, file, (route) =>
      route.fulfill({ json: { Gallery: { ...words.Gallery, credit: 'Altered: {credit}' } } }),
    );
    const { lightbox, shown } = await openFirstStill(page, language);
    await page.keyboard.press('ArrowRight');
    await expect(shown(1)).toBeInViewport();
    answer();
    await expect(lightbox.locator('.yarl__slide_current')).toHaveText(/Altered: /);
    await expect(shown(1)).toBeInViewport();
    await expect(shown(0)).not.toBeInViewport();
  });

  test(`the buttons of the lightbox speak ${name}`, { tag: language.screen }, async ({ page }) => {
    const { stills, lightbox, shown } = await openFirstStill(page, language);
    await press(lightbox.getByRole('button', { name: words.Gallery.next }));
    await expect(shown(1)).toBeInViewport();
    await press(lightbox.getByRole('button', { name: words.Gallery.close }));
    await expect(lightbox).toHaveCount(0);
    await expect(stills.first()).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a still in ${name} is a link to its picture`, { tag: language.screen }, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/movie/etude-en-disques'));
      const still = page.locator('#stills').getByRole('link').first();
      const file = (await still.getAttribute('href')) ?? '';
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(file)),
        still.click(),
      ]);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      await expect(page).toHaveURL(RegExp(`${file}$`));
    });
  });
}

test('a swipe moves to the next still', { tag: '@phone' }, async ({ page }) => {
  const { shown } = await openFirstStill(page, languages[0]);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', 300);
  for (let x = 280; x >= 60; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(shown(1)).toBeInViewport();
  await expect(shown(0)).not.toBeInViewport();
});

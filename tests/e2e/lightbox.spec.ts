import { expect, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, type Language, languages } from './languages';
import { press } from './press';

const [french, german] = languages;

/** Width of the original stills in the test content, px; the page shows smaller ones. */
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

test('a still opens with caption and credit; arrow keys and Escape work', async ({ page }) => {
  const { stills, lightbox, shown } = await openFirstStill(page, french);
  await expect(lightbox).toHaveAccessibleName(/\S/);
  await expect(lightbox.locator('.yarl__slide_description').first()).toHaveText(
    RegExp(`^${french.words.Gallery.credit.replace('{credit}', '.*\\S.*')}$`),
  );
  const picture = lightbox.locator('.yarl__slide_current img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(stillWidth);
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

test('a button shows the next still, a swipe the previous one, and a button closes the gallery', {
  tag: '@phone',
}, async ({ page }) => {
  const { stills, lightbox, shown } = await openFirstStill(page, german);
  await press(lightbox.getByRole('button', { name: german.words.Gallery.next }));
  await expect(shown(1)).toBeInViewport();
  await expect(shown(0)).not.toBeInViewport();
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.synthesizeScrollGesture', {
    x: 60,
    y: 400,
    xDistance: 240,
    gestureSourceType: 'touch',
    // Chromium swallows the next tap if it arrives while a fling decelerates.
    preventFling: true,
  });
  await expect(shown(0)).toBeInViewport();
  await expect(shown(1)).not.toBeInViewport();
  await press(lightbox.getByRole('button', { name: german.words.Gallery.close }));
  await expect(lightbox).toHaveCount(0);
  await expect(stills.first()).toBeFocused();
});

import { expect, type Locator, type Page, test } from 'playwright/test';
import { visit } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { addressIn, type Language, languages } from './languages';
import { press } from './press';
import { tabTo } from './tab-to';

const path = '/movie/das-cabinet-des-dr-caligari';

function menuOf(page: Page, { words }: Language) {
  const { menu, explore } = words.Navigation;
  return {
    button: page
      .getByRole('banner')
      .getByRole('button', { name: RegExp(`^(${menu}|${explore})$`) }),
    dropped: page.getByRole('banner').locator('[popover]'),
  };
}

/** Presses the lower edge of the screen, which the shade covers. */
async function pressShade(dropped: Locator) {
  const shade = dropped.locator('button.shade');
  const { height = 0 } = (await shade.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(40);
  const position = { x: 20, y: height - 10 };
  await (test.info().project.use.hasTouch ? shade.tap({ position }) : shade.click({ position }));
}

for (const language of languages) {
  const { name, words } = language;

  test(`the menu in ${name} opens, is walked and closes by keyboard`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    const { button, dropped } = menuOf(page, language);
    await expect(dropped).toBeHidden();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(dropped).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dropped.locator('a:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dropped).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`the menu in ${name} is opened and closed by a press, and by one outside`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    const { button, dropped } = menuOf(page, language);
    await button.click();
    await expect(dropped).toBeVisible();
    await button.click();
    await expect(dropped).toBeHidden();
    await button.click();
    await expect(dropped).toBeVisible();
    await page.mouse.click(3, 5);
    await expect(dropped).toBeHidden();
    await expect(page).toHaveURL(addressIn(language, path));
  });

  test(`the open menu in ${name} fits the screen and passes axe`, { tag: language.screen }, async ({
    page,
  }) => {
    await page.goto(addressIn(language, path));
    const { button, dropped } = menuOf(page, language);
    await button.click();
    await expect(dropped).toBeVisible();
    const box = await dropped.boundingBox();
    const screen = page.viewportSize();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen?.height ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen?.width ?? 0);
    await expectAccessible(page);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`a link of the menu in ${name} leads away and closes it`, {
        tag: language.screen,
      }, async ({ page }) => {
        await page.goto(addressIn(language, path));
        const { button, dropped } = menuOf(page, language);
        await press(button);
        await press(dropped.locator('a[href*="/collection/georges-melies"]'));
        await expect(page).toHaveURL(addressIn(language, '/collection/georges-melies'));
        await expect(page.getByRole('main')).toContainText(words.Collection.inOrder);
        await expect(dropped).toBeHidden();
      });
    });

  test(`the skip link in ${name} is the first stop and leads to the content`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.Layout.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`what lies beneath the open menu in ${language.name} is shaded, and a press on the shade only closes`, {
        tag: language.screen,
      }, async ({ page }) => {
        await page.goto(addressIn(language, path));
        const before = await page.evaluate(() => document.documentElement.scrollHeight);
        const { button, dropped } = menuOf(page, language);
        await press(button);
        await pressShade(dropped);
        await expect(dropped).toBeHidden();
        await expect(button).toBeFocused();
        await expect(page).toHaveURL(addressIn(language, path));
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      });
    });

test('a press on the shade beneath the search closes it', { tag: '@every-screen' }, async ({
  page,
}) => {
  await visit(page, addressIn(languages[0], path));
  const link = page.getByRole('banner').getByRole('link', { name: languages[0].words.Search.open });
  await press(link);
  await expect(page.getByRole('combobox')).toBeFocused();
  await pressShade(page.locator('[popover]:popover-open'));
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a tap opens and closes the menu', { tag: '@phone' }, async ({ page }) => {
  const [french] = languages;
  await page.goto(addressIn(french, path));
  const { button, dropped } = menuOf(page, french);
  await button.tap();
  await expect(dropped).toBeVisible();
  await page.touchscreen.tap(3, 5);
  await expect(dropped).toBeHidden();
});

test('what the focus goes back to, up the page, is never beneath the head', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, addressIn(languages[0], path));
  /** By how much the head covers what has the focus, px; nothing of what is in the head itself. */
  const covered = () =>
    page.evaluate(() => {
      const head = document.querySelector('header.sticky');
      const focused = document.activeElement;
      if (!head) throw new Error('The page has no sticky head.');
      if (!focused || head.contains(focused)) return 0;
      return Math.max(0, head.getBoundingClientRect().bottom - focused.getBoundingClientRect().top);
    });
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(covered).toBe(0);
  }
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).not.toBeNull();
});

for (const width of [1024, 1152, 1280, 1440, 1600])
  test(`at ${width} px the header is one line, and no page of the menu is lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const banner = page.getByRole('banner');
    expect((await banner.boundingBox())?.height).toBeLessThan(60);
    const row = banner.locator('nav > a');
    const all = await row.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const shown = row.locator('visible=true');
    const isWhole = (await shown.count()) === all.length;
    const [language] = languages;
    const { menu, explore } = language.words.Navigation;
    await banner.getByRole('button', { name: isWhole ? explore : menu }).click();
    const below = menuOf(page, language).dropped.locator('[data-row-from] a:visible');
    await expect(below).toHaveCount(isWhole ? 0 : all.length);
  });

import { expect, type Locator, type Page, test } from 'playwright/test';
import { comeToLife, visit } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { addressIn, type Language, languages } from './languages';
import { tabTo } from './tab-to';

const path = '/movie/das-cabinet-des-dr-caligari';
const [french, german] = languages;

function menuOf(page: Page, { words }: Language) {
  const { menu, explore } = words.Navigation;
  return {
    button: page
      .getByRole('banner')
      .getByRole('button', { name: RegExp(`^(${menu}|${explore})$`) }),
    dropped: page.getByRole('banner').locator('[popover]'),
  };
}

/** Presses the shade at the lower edge of the screen. */
async function pressShade(dropped: Locator) {
  const shade = dropped.locator('button.shade');
  const { height = 0 } = (await shade.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(40);
  const position = { x: 20, y: height - 10 };
  await (test.info().project.use.hasTouch ? shade.tap({ position }) : shade.click({ position }));
}

async function expectToBeOnScreen(page: Page, dropped: Locator) {
  const { x = -1, y = -1, width = 0, height = 0 } = (await dropped.boundingBox()) ?? {};
  const screen = page.viewportSize();
  expect(y + height).toBeLessThanOrEqual(screen?.height ?? 0);
  expect(x + width).toBeLessThanOrEqual(screen?.width ?? 0);
}

test('the menu opens and closes by keyboard and by mouse, and passes axe', async ({ page }) => {
  await page.goto(path);
  const { button, dropped } = menuOf(page, french);
  await expect(dropped).toBeHidden();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(dropped).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dropped.locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dropped).toBeHidden();
  await expect(button).toBeFocused();
  for (const close of [() => button.click(), () => page.mouse.click(3, 5)]) {
    await button.click();
    await expect(dropped).toBeVisible();
    await close();
    await expect(dropped).toBeHidden();
  }
  await button.click();
  await pressShade(dropped);
  await expect(dropped).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(path);
  await button.click();
  await expectToBeOnScreen(page, dropped);
  await expectAccessible(page);
});

test('on a phone the menu and the search open and close by taps, and fit the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, addressIn(german, path));
  const { button, dropped } = menuOf(page, german);
  await button.tap();
  await expect(dropped).toBeVisible();
  await expectToBeOnScreen(page, dropped);
  await expectAccessible(page);
  await page.touchscreen.tap(3, 5);
  await expect(dropped).toBeHidden();
  const link = page.getByRole('banner').getByRole('link', { name: german.words.Search.open });
  await link.tap();
  await expect(page.getByRole('combobox')).toBeFocused();
  await pressShade(page.locator('[popover]:popover-open'));
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(link).toBeFocused();
  await button.tap();
  await dropped.locator('a[href*="/collection/georges-melies"]').tap();
  await expect(page).toHaveURL(addressIn(german, '/collection/georges-melies'));
  await expect(dropped).toBeHidden();
});

test('an element that receives focus backwards is not covered by the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  /** Pixels of the focused element that the header covers; 0 within the header. */
  const covered = () =>
    page.evaluate(() => {
      const header = document.querySelector('header.sticky');
      const focused = document.activeElement;
      if (!header) throw new Error('The page has no sticky header.');
      if (!focused || header.contains(focused)) return 0;
      return Math.max(
        0,
        header.getBoundingClientRect().bottom - focused.getBoundingClientRect().top,
      );
    });
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(covered).toBe(0);
  }
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).not.toBeNull();
});

test('the header is one line at every width, and the menu has the pages that do not fit', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(path);
  await comeToLife(page);
  const { button, dropped } = menuOf(page, french);
  const { menu, explore } = french.words.Navigation;
  const banner = page.getByRole('banner');
  const row = banner.locator('nav > a');
  for (const width of [1024, 1152, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await banner.boundingBox())?.height, { message: `${width} px` })
      .toBeLessThan(60);
    const all = await row.count();
    const isWhole = (await row.locator('visible=true').count()) === all;
    await expect(button).toHaveAccessibleName(isWhole ? explore : menu);
    await button.click();
    const below = dropped.locator('[data-row-from] a:visible');
    await expect(below, `${width} px`).toHaveCount(isWhole ? 0 : all);
    await button.click();
    await expect(dropped).toBeHidden();
  }
});

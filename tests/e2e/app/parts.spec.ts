import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { press } from '../press';
import { tabTo } from '../tab-to';
import { expectArrivedAt } from './expect-arrived-at';
import { follow, push, visit } from './visit';

const film = '/movie/das-cabinet-des-dr-caligari';
const [french] = languages;

for (const [way, tag] of [
  ['a press', '@phone'],
  ['the keyboard', '@desktop'],
] as const)
  test(`a link to a part of the page, by ${way}, leads below the header and gives it the focus`, {
    tag,
  }, async ({ page }) => {
    // The page moves to a link that is focused, and a press while it still moves is lost on Chromium.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, film);
    const link = page.locator('a[href="#credits"]');
    if (way === 'a press') await press(link);
    else {
      await tabTo(page, link);
      await page.keyboard.press('Enter');
    }
    await expectArrivedAt(page, 'credits');
    await expect(page).toHaveURL(`${film}#credits`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#credits')))).toBe(
      true,
    );
  });

test('a part of the page is reached without asking for the page, however long it was open', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, film);
  // The router forgets a page after five minutes.
  await page.clock.fastForward(600_000);
  const asked: string[] = [];
  page.on('request', (request) => request.headers().rsc && asked.push(request.url()));
  await push(page, '#credits');
  await expectArrivedAt(page, 'credits');
  await expect(page).toHaveURL(`${film}#credits`);
  await push(page, '#content');
  await expect(page).toHaveURL(`${film}#content`);
  await page.goBack();
  await expect(page).toHaveURL(`${film}#credits`);
  await follow(page, '/vod');
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  expect(asked.filter((url) => url.includes(film))).toEqual([]);
});

test.describe('with motion or without', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`a part of the page is reached with the motion that is wished: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, film);
      const link = page.locator('a[href="#credits"]');
      await link.scrollIntoViewIfNeeded();
      // Read in the moment of the press: a busy page sees little of the way, and may find itself at its end.
      const [before, pressed] = await link.evaluate((pressedLink: HTMLElement) => {
        const from = scrollY;
        pressedLink.click();
        return [from, scrollY];
      });
      await expectArrivedAt(page, 'credits');
      const end = await page.evaluate(() => scrollY);
      expect(end).not.toBe(before);
      expect(pressed).toBe(reducedMotion === 'reduce' ? end : before);
    });
});

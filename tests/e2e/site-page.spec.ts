import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';
import { readContent } from './read-content';

const { title, text } = readContent('pages/la-maison');
const [, german] = languages;

test('an editors’ page is linked in the footer; its picture and its table fit a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, addressIn(german, '/shop'));
  await press(page.getByRole('contentinfo').getByRole('link', { name: title.de }));
  await expect(page).toHaveURL(addressIn(german, '/la-maison'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.de);
  const [, alt = ''] = /!\[([^\]]+)\]/.exec(text.de) ?? [];
  const shown = main.getByRole('img', { name: alt });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  const shapes = await shown.evaluate((img: HTMLImageElement) => ({
    own: img.naturalWidth / img.naturalHeight,
    room: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    shown: img.clientWidth / img.clientHeight,
  }));
  expect(shapes.room).toBeCloseTo(shapes.own, 1);
  expect(shapes.shown).toBeCloseTo(shapes.own, 1);
  await expect(main.getByRole('columnheader')).toHaveCount(6);
  // A wide table scrolls within its own box, also by keyboard.
  const region = main.getByRole('group').filter({ has: page.getByRole('table') });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  const room = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (room > 0) await expect.poll(() => region.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

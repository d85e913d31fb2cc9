import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { searchOf } from './search-of';

test('the field handles modifiers, left and right, and composition', async ({ page }) => {
  const { open, field, options } = searchOf(page);
  await open('/shop', 'keyboard');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {
    text: 'faust',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await expect(options.first()).toContainText('Faust');
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await keyboard.send('Input.insertText', { text: 'faust' });
  await expect(field).toHaveValue('faust');
  await expect(options.first()).toContainText('Faust');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowLeft');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.type('-');
  await expect(field).toHaveValue('faus-t');
  await field.fill('faust');
  await expect(options.first()).toContainText('Faust');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('murnau');
  await expect(field).toHaveValue('murnau');
});

test('Escape and Tab close the search and move focus, Enter opens results', async ({ page }) => {
  const { open, link, field } = searchOf(page);
  await open('/shop', 'keyboard');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a:focus')).toHaveAccessibleName(
    languages[0].words.Cart.title,
  );
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('nosfératu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalogue?q=nosf%C3%A9ratu');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Nosferatu/);
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

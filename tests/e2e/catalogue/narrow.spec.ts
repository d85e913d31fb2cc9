import { expect, test } from 'playwright/test';
import { comeToLife, visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { press } from '../press';
import { catalogueOf } from './catalogue-of';

const [french, german] = languages;

test('on a phone the filters are in a sheet, and submitting it shows the results', {
  tag: '@phone',
}, async ({ page }) => {
  const { form, cards, open, choose, show, expectTotal } = catalogueOf(page, german);
  await visit(page, addressIn(german, '/catalogue?decade=1920'));
  const sheet = form.locator('[popover]');
  const button = form.getByRole('button', { name: german.words.Catalogue.openFilters });
  await expect(button).toContainText('1');
  await expect(cards.first(), 'with a filter set a film is on the first screen').toBeInViewport();
  const [first] = await open('country');
  await expect(sheet).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await choose('country', first?.value ?? '');
  await expect(page).toHaveURL(/country=[A-Z]{2}/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page, 'Back closes the sheet, with the choice kept').toHaveURL(/country=[A-Z]{2}/);
  await press(button);
  await show();
  await expect(sheet).toBeHidden();
  await expectTotal(first?.count);
  await expect(button).toContainText('2');
  await expect(cards.first()).toBeInViewport();
  await form.getByRole('searchbox').focus();
  // Safari does not focus a pressed button, and the keyboard of the field would cover the sheet.
  await button.dispatchEvent('click');
  await expect(button).toBeFocused();
  await press(form.getByRole('button', { name: german.words.Catalogue.closeFilters }));
  await page.waitForFunction(() => !history.state?.sheet);
  await page.goBack();
  await expect(page, 'the next Back undoes the choice').not.toHaveURL(/country=/);
});

test('years are filtered by number, and a long list of names can be searched', async ({ page }) => {
  const { open, panel, cards, chosen, expectSettled } = catalogueOf(page, french);
  await visit(page, '/catalogue');
  await open('decade');
  await panel('decade').locator('input[name=year-from]').fill('1919');
  await panel('decade').locator('input[name=year-to]').fill('1921');
  await expect(page).toHaveURL('/catalogue?year-from=1919&year-to=1921');
  await expect(chosen).toContainText('1919–1921');
  await expectSettled();
  for (const line of await cards.locator('h3 ~ p').allInnerTexts())
    expect(line).toMatch(/19(19|20|21)/);
  await chosen.getByRole('link').first().click();
  await expect(page).toHaveURL('/catalogue');
  await expect(panel('decade').locator('input[name=year-from]')).toHaveValue('');
  const names = await open('actor');
  expect(names.length).toBeGreaterThan(12);
  await panel('actor').getByPlaceholder(french.words.Catalogue.findValue).fill('dagov');
  await expect(panel('actor').locator('li')).toHaveText([/Lil Dagover/]);
  await page.keyboard.press('Enter');
  await expect(page, 'the field does not submit the form').toHaveURL('/catalogue');
  await panel('actor').locator('li input + span').click();
  await expect(page).toHaveURL('/catalogue?actor=lil-dagover');
});

test('the filter for unwatched films hides watched ones and shows how many', async ({ page }) => {
  const { cards, form } = catalogueOf(page, french);
  await visit(page, '/catalogue?genre=horror');
  const count = await cards.count();
  const slug = await cards.first().locator('button[data-film]').getAttribute('data-film');
  await visit(page, `/movie/${slug}`);
  await page.locator('main button[data-list=watched]').first().click();
  await visit(page, '/catalogue?genre=horror');
  await form.locator('input[name=unseen] + span').click();
  await expect(page).toHaveURL('/catalogue?genre=horror&unseen=1');
  await expect(cards).toHaveCount(count - 1);
  await expect(page.locator(`main a[href="/movie/${slug}"]`)).toHaveCount(0);
  await expect(page.getByText(/film vu n’est pas montré/)).toBeVisible();
  await page.reload();
  await comeToLife(page);
  await expect(cards, 'on the page rendered by the server as well').toHaveCount(count - 1);
});

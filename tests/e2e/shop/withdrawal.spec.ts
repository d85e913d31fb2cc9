import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, type Language, languages } from '../languages';
import { press } from '../press';

const [french, german] = languages;

const buyer = {
  ...{ email: 'anna@example.ch', name: 'Anna Muster', street: 'Marktgasse', building: '28' },
  ...{ postcode: '9400', town: 'Rorschach' },
};

/** Orders a disc by QR-bill. The page is then that of the order. */
async function buy(page: Page, language: Language) {
  await page.goto(addressIn(language, '/commande?article=blu-ray-nosferatu&pieces=1&currency=CHF'));
  for (const [name, value] of Object.entries(buyer))
    await page.locator(`[name=${name}]`).fill(value);
  await press(page.getByRole('button', { name: language.words.Checkout.order, exact: true }));
  await expect(page).toHaveURL(/\/commande\/[\w-]{22}$/);
}

test('a buyer withdraws on the order page, in accessible steps, and deletes the personal data', {
  tag: '@phone',
}, async ({ page }) => {
  const { Order: words, Withdrawal } = german.words;
  await page.goto('/de/retractation');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: Withdrawal.next }));
  await expect(page.locator('#points')).toBeFocused();
  await expectToFit(page);
  await expectAccessible(page);
  await press(page.locator('#points').getByRole('link').last());
  await expect(page.getByLabel(Withdrawal.fields.email)).toBeFocused();
  await buy(page, german);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectToFit(page);
  await expectAccessible(page);
  const acts = page.locator('#acts');
  const withdraw = acts.getByRole('link', { name: words.withdraw });
  await press(withdraw);
  await expect(page).toHaveTitle(new RegExp(`^${words.withdrawal} – `));
  await expect(page.getByLabel(words.name)).toHaveValue(buyer.name);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: words.withdrawConfirm }));
  await expect(page).toHaveURL(/\/commande\/[\w-]{22}$/);
  await expect(page.locator('#withdrawal')).toContainText(buyer.email);
  await expect(page.locator('#state')).toContainText(words.steps.withdrawn);
  await expect(withdraw).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.contact })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.delivery.post })).toHaveCount(0);
  await expect(acts.getByRole('link', { name: words.invoiceVoid })).toBeVisible();
  await press(acts.getByRole('link', { name: words.forget }));
  await expect(page).toHaveTitle(new RegExp(`^${words.forget} – `));
  await press(page.getByRole('button', { name: words.forgetConfirm }));
  // The form had no address either, so waits for the order page.
  await expect(page).toHaveURL(/\/commande\/[\w-]{22}$/);
  await expect(page.getByRole('main')).not.toContainText(buyer.street);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a withdrawal request has the same answer if the order does not exist', async ({ page }) => {
    const words = french.words.Withdrawal;
    const [before] = words.receivedAt.split('{moment}');
    await buy(page, french);
    const number = await page.getByRole('main').getByRole('strong').first().textContent();
    const answers: string[] = [];
    for (const contract of [number ?? '', 'AAA-AAA']) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click();
      await page.getByRole('button', { name: words.next }).click();
      await expect(page).toHaveURL(/#points$/);
      await expect(page).toHaveTitle(/^3 points sont à revoir – /);
      await expect(page.locator('#points').getByRole('link')).toHaveCount(3);
      const invalid = page.locator('form [aria-invalid=true]');
      await expect(invalid).toHaveCount(3);
      for (const field of await invalid.all())
        await expect(field).toHaveAccessibleDescription(/\S/);
      await page.getByLabel(words.fields.name).fill(buyer.name);
      await page.getByLabel(words.fields.contract).fill(contract);
      await page.getByLabel(words.fields.email).fill(buyer.email);
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.received);
      const receipt = await page.getByRole('main').locator('header').textContent();
      answers.push((receipt ?? '').replace(new RegExp(`(?<=${before})[^.]+`), ''));
    }
    expect(answers[1]).toBe(answers[0]);
  });
});

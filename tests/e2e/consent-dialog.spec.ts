import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { addressIn, languages } from './languages';
import { tabTo } from './tab-to';

const [, language] = languages;

const open = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: language.words.Consent.title });

test('the consent dialog opens from the footer by keyboard, stores a choice, and requests no third party', {
  tag: '@phone',
}, async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  const { Consent: words } = language.words;
  await page.goto(addressIn(language, '/shop'));
  await comeToLife(page);
  const button = open(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveText(words.title);
  const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {};
  const { width: room } = page.viewportSize() ?? { width: 0 };
  expect([x >= 0, x + width <= room], 'it fits the screen').toEqual([true, true]);
  const group = dialog.getByRole('group', { name: words.film.replace('{name}', 'YouTube') });
  const [refuse, accept] = [words.refuse, words.accept].map((name) =>
    group.getByRole('button', { name, exact: true }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  await expectAccessible(page);
  // It is visible before the script of its buttons is loaded.
  await expect(page.locator('[popover][data-attached]')).toBeAttached();
  await tabTo(page, refuse);
  await page.keyboard.press('Enter');
  await expect(refuse).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText(words.refused).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.waitForFunction(() => !history.state?.sheet);
  await page.reload();
  await comeToLife(page);
  await open(page).click();
  await expect(refuse, 'the stored choice is shown').toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(4, 30);
  await expect(dialog, 'a press outside closes it, and does not reach the page').toBeHidden();
  await expect(page).toHaveURL(addressIn(language, '/shop'));
  expect(hosts.filter((host) => host !== 'localhost')).toEqual([]);
});

import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { addressIn, languages } from './languages';
import { tabTo } from './tab-to';

const [, language] = languages;

const open = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: language.words.Choices.title });

test('the choices open from the foot, by keys too, and ask nobody', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const { Choices: words } = language.words;
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
  expect([x >= 0, x + width <= room], 'it has room').toEqual([true, true]);
  const group = dialog.getByRole('group', { name: words.film.replace('{name}', 'YouTube') });
  const [refuse, accept] = [words.refuse, words.accept].map((name) =>
    group.getByRole('button', { name, exact: true }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  await expectAccessible(page);
  // It is to be seen before the script that hears its buttons is there.
  await expect(page.locator('[popover][data-attached]')).toBeAttached();
  await tabTo(page, refuse);
  await page.keyboard.press('Enter');
  await expect(refuse).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText(words.refused).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.reload();
  await comeToLife(page);
  await open(page).click();
  await expect(refuse, 'the present choice is shown').toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(4, 30);
  await expect(dialog, 'a press beside it closes it, and reaches nothing beneath').toBeHidden();
  await expect(page).toHaveURL(addressIn(language, '/shop'));
  expect(asked.filter((host) => host !== 'localhost')).toEqual([]);
});

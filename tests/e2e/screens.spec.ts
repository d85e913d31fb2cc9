import { expect, type Page, test } from 'playwright/test';
import { listenForBreaches } from './app/listen-for-breaches';
import { comeToLife } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { expectToFit } from './expect-to-fit';
import { expectToReflow } from './expect-to-reflow';
import { addressIn, type Language, languages } from './languages';
import { listenForErrors } from './listen-for-errors';
import { screens } from './screens';

/** All screens, with further states of pages. */
const states = [
  ...screens,
  { name: 'film with every part', path: '/movie/l-inventaire' },
  { name: 'timeline', path: '/catalogue?view=timeline' },
  { name: 'list', path: '/catalogue?view=list&q=murnua' },
  { name: 'chosen filters and marks', path: '/catalogue?q=murnua&genre=horror&genre=comedy' },
  { name: 'nothing found', path: '/catalogue?q=murnai&country=FR&genre=drama' },
  { name: 'not found', path: '/nope' },
];

/** Opens a page and scrolls to its end, so that lazy content is loaded. */
async function read(page: Page, address: string) {
  await page.goto(address);
  await comeToLife(page);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

async function expectNoErrors(page: Page, visit: () => Promise<void>) {
  const errors = listenForErrors(page);
  const breaches = await listenForBreaches(page);
  await visit();
  expect(errors).toEqual([]);
  expect(breaches, 'violations of the policy').toEqual([]);
}

/** Half of the screens in French on the desktop, half in German on a phone; four in one run. */
for (const [at, language] of languages.entries()) {
  const own = states.filter((_, index) => index % languages.length === at);
  for (let from = 0; from < own.length; from += 4) {
    const some = own.slice(from, from + 4);
    test(`in ${language.name} these screens fit and pass axe in light and dark colours: ${some.map(({ name }) => name).join(', ')}`, {
      tag: language.screen,
    }, async ({ page }) => {
      // The time of four tests: axe reads each page twice.
      test.slow();
      await expectNoErrors(page, async () => {
        for (const { path } of some)
          await test.step(path, async () => {
            await read(page, addressIn(language, path));
            await expectToFit(page);
            await expectAccessible(page, { isAnswered: true });
          });
      });
    });
  }
}

const everyScreen = (language: Language, screen: string) => {
  for (const { name, path } of states)
    test(`the ${name} screen in ${language.name} on ${screen.slice(1)} fits every width, also with text at 200 %`, {
      tag: ['@release', screen],
    }, async ({ page }) => {
      await expectNoErrors(page, async () => {
        await read(page, addressIn(language, path));
        await expectToFit(page);
        await expectAccessible(page, { isAnswered: true });
        await expectToReflow(page);
      });
    });
};

for (const language of languages) for (const { screen } of languages) everyScreen(language, screen);

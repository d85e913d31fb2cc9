import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { listenForFaults } from '../listen-for-faults';
import { developmentSite, startDevelopment } from './development-site';
import { openHeld } from './held';
import { playerOf, studies } from './player-of';

test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');
// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ baseURL: developmentSite });

const works = [...studies, 'canon-pour-projecteur'];
/** Every work is left and come back to; this one ten times, and what stays is measured. */
const often = studies[0];

let stop: () => void;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await startDevelopment();
});
test.afterAll(() => stop?.());

for (const language of languages)
  for (const work of works) {
    const isOften = language.locale === 'fr' && work === often;
    const visits = isOften ? 10 : 1;

    test(`${work} plays under StrictMode in ${language.name}, left and come back to ${isOften ? 'ten times' : 'once'}`, async ({
      page,
    }) => {
      await page.route('/ads/**', (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
      const readHeld = await openHeld(page);
      const faults = listenForFaults(page);
      const player = playerOf(page, language, work);
      await player.goto();
      const built = await page.evaluateHandle(countBuilt);

      async function play() {
        await player.press();
        await player.expectState('playing');
      }
      async function leaveAndReturn() {
        const vod = addressIn(language, '/vod');
        await page.getByRole('banner').locator(`a[href="${vod}"]:visible`).click();
        await page.waitForFunction(() => !document.querySelector('.bobine-player'));
        await expect(page).toHaveURL(vod);
        await page.goBack();
        await expect(player.gate).toBeVisible();
      }

      await play();
      await leaveAndReturn();
      await play();
      await leaveAndReturn();
      const before = await readHeld();
      for (let visit = 1; visit < visits; visit += 1) {
        await play();
        await leaveAndReturn();
      }
      const players = 1 + visits;
      // Each effect has run, been taken back, and run again: that is StrictMode.
      expect(await built.evaluate(({ places }) => places)).toBe(2 * players);
      if (isOften)
        await expect
          .poll(async () => {
            const { nodes, listeners } = await readHeld();
            return Math.max((nodes - before.nodes) / 300, (listeners - before.listeners) / 100);
          })
          // A player is some 300 nodes and 100 listeners; each that stayed would count one.
          .toBeLessThan(2);
      expect(faults).toEqual([]);
    });
  }

/** Counts the places that are put on a stage for a media element; one that is taken away at once as well. */
function countBuilt() {
  const built = { places: 0 };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('.player-stage'))
        built.places += addedNodes.length;
  }).observe(document, { childList: true, subtree: true });
  return built;
}

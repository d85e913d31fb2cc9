import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { prepareWork } from './works';

const [, german] = languages;

test('the speeds of a silent film are said in full', async ({ page }) => {
  const work = { name: 'a silent film', slug: 'etude-en-rectangles', language: german };
  const words = german.words.Player;
  await prepareWork(page, work);
  const player = playerOf(page, german, work.slug);
  await player.watch();
  await player.pause();
  await player.button(words.settings).click();
  await player.root
    .getByRole('menuitem', { name: `${words.speed} 25 ${words.projectionUnitSpoken}` })
    .click();
  await expect(
    player.root.getByRole('menuitemradio', { name: `16 ${words.projectionUnitSpoken}` }),
  ).toBeVisible();
});

import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { listsKey, placesKey } from '../lists/keep';
import { playerOf } from './player-of';

const [french] = languages;

test('while a film plays, the lists are read when something is kept, not when the player moves', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no mouse');
  await page.addInitScript(
    ([lists, positions]) => {
      const seen = { reads: 0, writes: 0, changes: 0 };
      const { getItem, setItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (key === lists) seen.reads += 1;
        return getItem.call(this, key);
      };
      Storage.prototype.setItem = function (key, value) {
        if (key === positions) seen.writes += 1;
        setItem.call(this, key, value);
      };
      Object.assign(window, { seen });
    },
    [listsKey, placesKey],
  );
  const player = playerOf(page, french);
  await player.watch();
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Record<string, number> };
    const moves = new MutationObserver(() => {
      seen.changes = (seen.changes ?? 0) + 1;
    });
    const root = document.querySelector('.bobine-player');
    if (root) moves.observe(root, { childList: true, subtree: true });
    seen.reads = seen.writes = 0;
  });
  const readSeen = () =>
    page.evaluate(
      () => (window as unknown as { seen: Record<'reads' | 'writes' | 'changes', number> }).seen,
    );
  await player.showBar();
  await player.seekBar.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await player.seekBar.boundingBox()) ?? {};
  await expect(async () => {
    for (let step = 1; step < 20; step += 1)
      await page.mouse.move(x + (width * step) / 20, y + height / 2);
    expect((await readSeen()).changes).toBeGreaterThan(100);
  }).toPass();
  const { reads, writes } = await readSeen();
  // Each time the position is kept, the cards are drawn once.
  expect(reads).toBeLessThanOrEqual(writes + 1);
});

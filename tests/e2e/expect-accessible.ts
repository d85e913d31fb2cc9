import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { listUnanswered } from './reviewed-axe-results';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page in light and in dark colours. The page is scrolled to its top first: axe counts targets
 * partly covered by the sticky header as too small, so the result would depend on the scroll position.
 * `isAnswered`: incomplete results must be reviewed as well (reviewed-axe-results.ts).
 */
export async function expectAccessible(page: Page, { isAnswered = false } = {}): Promise<void> {
  // Scrolling by a key continues for a moment and would move the page again.
  await expect.poll(() => page.evaluate(goToTop)).toBe(0);
  // Reduced motion, so that no colour is measured during a transition. A poster that moves already is a copy beside its
  // picture; when it goes, elements that axe has counted change their places.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('svg [data-gait]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode, since no page has cross-origin frames and axe would otherwise open a tab per result. Limited
    // result types, since axe would otherwise describe every element that passes.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: isAnswered ? ['violations', 'incomplete'] : ['violations'],
    });
    const chosen = colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast']);
    const { violations, incomplete } = await chosen.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `axe, ${colorScheme}`).toEqual([]);
    const open = isAnswered ? listUnanswered(incomplete) : [];
    expect(
      open,
      `open questions of axe, ${colorScheme}: tests/e2e/reviewed-axe-results.ts`,
    ).toEqual([]);
  }
}

/**
 * Scrolls to the top. Returns the larger of the positions before and two frames later, since a running scroll
 * animation continues in frames.
 */
async function goToTop(): Promise<number> {
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  return Math.max(before, scrollY);
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { listUnanswered } from './answers';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it stands in the light; in the dark nothing but colours is different. It is
 * read from its top: axe takes what the sticky head half covers for too small to be pressed, and where
 * a page was scrolled to by the press before would decide. `isAnswered`: what axe leaves open has an answer too.
 */
export async function expectAccessible(page: Page, { isAnswered = false } = {}): Promise<void> {
  // A key that scrolls is still at it for a moment, and goes on from wherever it is put.
  await expect.poll(() => page.evaluate(goToTop)).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: a colour half way through its transition is nobody's choice.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // No page here has a frame of another host; without the old mode axe opens a tab for each answer, and
    // without the wish for violations alone it describes each element in which it found none.
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
    expect(open, `open questions of axe, ${colorScheme}: tests/e2e/answers.ts`).toEqual([]);
  }
}

/** Goes to the top of the page. Returns where it stood, or stands two frames later: what scrolls goes on in those alone. */
async function goToTop(): Promise<number> {
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  return Math.max(before, scrollY);
}

import type { Page, Route } from 'playwright/test';

/**
 * What matches waits until it is let go, and then goes on: to the server, or wherever `answer` sends it. Gives back
 * how it is let go.
 */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await answer(route);
  });
  return letGo;
}

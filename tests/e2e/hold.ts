import type { Page, Route } from 'playwright/test';

/** Holds matching requests until they are released, to the server or to `answer`. Returns the release function. */
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

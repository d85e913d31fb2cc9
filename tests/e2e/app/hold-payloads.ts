import type { Page, Route } from 'playwright/test';

/**
 * Nothing is fetched ahead any more, and the payload a navigation asks for waits until it is let go,
 * to the server or wherever `answer` sends it.
 */
export async function holdPayloads(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    const headers = route.request().headers();
    if (headers['next-router-prefetch'] || headers['next-router-segment-prefetch'])
      return route.abort();
    await held;
    return answer(route);
  });
  return letGo;
}

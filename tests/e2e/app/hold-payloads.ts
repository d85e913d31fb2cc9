import type { Page, Route } from 'playwright/test';
import { hold } from '../hold';

const payloads = /[?&]_rsc=/;

/**
 * Nothing is fetched ahead any more, and the payload a navigation asks for waits until it is let go,
 * to the server or wherever `answer` sends it.
 */
export async function holdPayloads(page: Page, answer?: (route: Route) => Promise<void>) {
  const letGo = await hold(page, payloads, answer);
  await page.route(payloads, (route) => {
    const headers = route.request().headers();
    const isAhead = headers['next-router-prefetch'] || headers['next-router-segment-prefetch'];
    return isAhead ? route.abort() : route.fallback();
  });
  return letGo;
}

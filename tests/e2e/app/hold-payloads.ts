import type { Page, Route } from 'playwright/test';
import { hold } from '../hold';

const payloads = /[?&]_rsc=/;

/** Stops prefetching, and holds the payload of a navigation until it is released, to the server or to `answer`. */
export async function holdPayloads(page: Page, answer?: (route: Route) => Promise<void>) {
  const letGo = await hold(page, payloads, answer);
  await page.route(payloads, (route) => {
    const headers = route.request().headers();
    const isAhead = headers['next-router-prefetch'] || headers['next-router-segment-prefetch'];
    return isAhead ? route.abort() : route.fallback();
  });
  return letGo;
}

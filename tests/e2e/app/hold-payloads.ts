import type { Page } from 'playwright/test';
import { hold } from '../hold';

const payloads = /[?&]_rsc=/;

/** Stops prefetching, and holds the payload of a navigation until it is released. */
export async function holdPayloads(page: Page) {
  const letGo = await hold(page, payloads);
  await page.route(payloads, (route) => {
    const headers = route.request().headers();
    const isAhead = headers['next-router-prefetch'] || headers['next-router-segment-prefetch'];
    return isAhead ? route.abort() : route.fallback();
  });
  return letGo;
}

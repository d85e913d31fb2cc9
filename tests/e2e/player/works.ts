import type { Page } from 'playwright/test';
import { adFiles } from './ad-server';
import { studies } from './player-of';
import { serveStream } from './serve-stream';

/** A work of the house as a visitor meets it; `streamed` is made an adaptive stream by the test. */
export type Work = { name: string; slug: string; streamed?: boolean };

/** One of each kind the player knows without a foreign host. */
export const kinds: Work[] = [
  { name: 'a film', slug: 'etude-en-diagonales' },
  { name: 'an audio work', slug: 'canon-pour-projecteur' },
  { name: 'a stream', slug: 'etude-en-diagonales', streamed: true },
];

/** All there is to play. */
export const works: Work[] = [
  ...studies.map((slug) => ({ name: slug, slug })),
  ...kinds.filter(({ name }) => name !== 'a film'),
];

/** Before the page is opened. Returns the stream's files that are asked for. */
export async function prepareWork(page: Page, { streamed }: Work): Promise<string[]> {
  // The house advertisement is told of in ads.spec.ts.
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  return streamed ? serveStream(page) : [];
}

import type { Page } from 'playwright/test';
import { type Language, languages } from '../languages';
import { adFiles } from './ad-server';
import { studies } from './player-of';
import { serveStream } from './serve-stream';

const [french, german] = languages;

/**
 * A work of the house as a visitor meets it, in one of the languages: what a player leaves behind does not
 * depend on it. `streamed` is made an adaptive stream by the test.
 */
export type Work = { name: string; slug: string; language: Language; streamed?: boolean };

/** One of each kind the player knows without a foreign host. */
export const kinds: Work[] = [
  { name: 'a film', slug: 'etude-en-diagonales', language: french },
  { name: 'an audio work', slug: 'canon-pour-projecteur', language: german },
  { name: 'a stream', slug: 'etude-en-diagonales', language: german, streamed: true },
];

/** All there is to play. */
export const works: Work[] = [
  ...studies.map((slug) => ({ name: slug, slug, language: french })),
  ...kinds.filter(({ name }) => name !== 'a film'),
];

/** Before the page is opened. Returns the stream's files that are asked for. */
export async function prepareWork(page: Page, { streamed }: Work): Promise<string[]> {
  // The house advertisement is told of in ads.spec.ts.
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  return streamed ? serveStream(page) : [];
}

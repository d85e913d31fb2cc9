import type { Page } from 'playwright/test';
import { type Language, languages } from '../languages';
import { adFiles } from './ad-server';
import { serveStream } from './serve-stream';

const [french, german] = languages;

/** A work of the house as a visitor meets it. `streamed` is made an adaptive stream by the test. */
export type Work = { name: string; slug: string; language: Language; streamed?: boolean };

/** One that the browser plays by itself, and one that a script feeds it. */
export const works: Work[] = [
  { name: 'a film', slug: 'etude-en-diagonales', language: french },
  { name: 'a stream', slug: 'etude-en-diagonales', language: german, streamed: true },
];

/** Before the page is opened. Returns the stream's files that are asked for. */
export async function prepareWork(page: Page, { streamed }: Work): Promise<string[]> {
  // The house advertisement is told of in ads.spec.ts.
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  return streamed ? serveStream(page) : [];
}

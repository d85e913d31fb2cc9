import type { Page } from 'playwright/test';
import { type Language, languages } from '../languages';
import { adFiles } from './ad-server';
import { serveStream } from './serve-stream';

const [french, german] = languages;

/** A work of the test site. If `streamed`, the test serves it as an adaptive stream. */
export type Work = { name: string; slug: string; language: Language; streamed?: boolean };

/** One that the browser plays natively, and one that a script feeds. */
export const works: Work[] = [
  { name: 'a film', slug: 'etude-en-diagonales', language: french },
  { name: 'a stream', slug: 'etude-en-diagonales', language: german, streamed: true },
];

/** Call it before the page is opened. Returns the list of the stream's requested files. */
export async function prepareWork(page: Page, { streamed }: Work): Promise<string[]> {
  // The site's own advertisement is tested in ads.spec.ts.
  await page.route(adFiles, (route) => route.fulfill({ body: '<VAST version="4.2"/>' }));
  return streamed ? serveStream(page) : [];
}

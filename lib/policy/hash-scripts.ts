import { hash } from 'node:crypto';

const opening = '<script';
const closing = '</script>';
/** What a browser runs; a script of another type is data (JSON-LD). */
const runs = /^(?:module|(?:text|application)\/javascript|)$/;

/**
 * A source for `script-src` (`'sha256-…'`) for each script that stands in a page's HTML, once each. The page is read
 * as the bytes that are sent: a third of a large one is script, and none of it has to become text for that.
 */
export function hashScripts(html: Buffer): string[] {
  const sources = new Set<string>();
  let at = html.indexOf(opening);
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1;
    const end = start > 0 ? html.indexOf(closing, start) : -1;
    if (end < 0) break;
    const attributes = html.toString('latin1', at + opening.length, start - 1);
    if (isInline(attributes))
      sources.add(`'sha256-${hash('sha256', html.subarray(start, end), 'base64')}'`);
    at = html.indexOf(opening, end);
  }
  return [...sources];
}

function isInline(attributes: string): boolean {
  const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
  return !/\ssrc=/.test(attributes) && runs.test(type);
}

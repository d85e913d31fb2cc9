import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** What a browser runs; a script of another type is data (JSON-LD). */
const runs = /^(?:module|(?:text|application)\/javascript|)$/;

/** A source for `script-src` (`'sha256-…'`) for each script that stands in a page's HTML, once each. */
export function hashScripts(html: string): string[] {
  const sources = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && runs.test(typeOf(attributes)))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(sources)];
}

function typeOf(attributes: string): string {
  return /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
}

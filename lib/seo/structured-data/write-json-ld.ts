import type { Things } from './things';

/** Signs that could end the element of a script, or a line of one. */
const dangerous = /[<\u2028\u2029]/g;

/** What stands in a page's `<script type="application/ld+json">`: its things, with nothing in it that HTML could read. */
export function writeJsonLd(things: Things): string {
  // As mere objects: the check of types takes seconds to spread what any thing of schema.org may be.
  const [only, ...others]: readonly object[] = things;
  const context = { '@context': 'https://schema.org' };
  const data = others.length > 0 ? { ...context, '@graph': things } : { ...context, ...only };
  return JSON.stringify(data).replace(
    dangerous,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

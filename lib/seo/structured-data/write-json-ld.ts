import type { Thing } from 'schema-dts';

/** Characters that could end a script element, or a line in it. */
const dangerous = /[<\u2028\u2029]/g;

/** Content of `<script type="application/ld+json">`, escaped for HTML. */
export function writeJsonLd(things: Things): string {
  // Typed as plain objects: spreading schema.org's union types slows type checking by seconds.
  const [only, ...others]: readonly object[] = things;
  const context = { '@context': 'https://schema.org' };
  const data = others.length > 0 ? { ...context, '@graph': things } : { ...context, ...only };
  return JSON.stringify(data).replace(
    dangerous,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data of a page, typed by schema.org's vocabulary. */
export type Things = readonly Exclude<Thing, string>[];

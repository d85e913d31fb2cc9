import { type Things, writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';

/** JSON-LD of a page; nothing if `things` is empty. The only component that writes JSON-LD. */
export function StructuredData({ things }: { things: Things }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd escapes HTML’s special characters
      dangerouslySetInnerHTML={{ __html: writeJsonLd(things) }}
    />
  );
}

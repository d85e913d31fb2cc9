import type { Things } from '@/lib/seo/structured-data/things';
import { writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';

/** What a page tells machines; nothing where there is nothing to tell. The only place that writes it into a page. */
export function StructuredData({ things }: { things: Things }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd escapes what HTML could read
      dangerouslySetInnerHTML={{ __html: writeJsonLd(things) }}
    />
  );
}

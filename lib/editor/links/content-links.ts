import type { Library } from '@/lib/content/store/raw-library';
import { listRecords } from '@/lib/site/preview/records';

/** A link to another site, in a field of a content file. */
export type ContentLink = { url: string; path: string; field: string };

/** An address in a text. It may contain pairs of parentheses, as on Wikipedia. */
const address = /https?:\/\/(?:[^\s<>"'()[\]]|\([^\s()]*\))+/g;

/** Maximum bytes of a link: the key of a PostgreSQL index can have about 2,700. */
const longest = 2000;

/** The links of the content to other sites, each with its file and field. */
export function listLinks(content: Library): ContentLink[] {
  const own = new URL(content.site.url).origin;
  return listRecords(content)
    .flatMap(([name, record]) => findLinks(record, `${name}.yaml`, ''))
    .filter(({ url }) => Buffer.byteLength(url) <= longest && URL.canParse(url))
    .filter(({ url }) => {
      const { origin, port } = new URL(url);
      // The server requests no other ports (`isPublicTarget`).
      return origin !== own && port === '';
    });
}

function findLinks(value: unknown, path: string, field: string): ContentLink[] {
  if (typeof value === 'string')
    return [...value.matchAll(address)].map(([url]) => ({
      ...{ url: url.replace(/[.,;:!?*_]+$/, ''), path, field },
    }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findLinks(inner, path, field ? `${field}.${key}` : key),
  );
}

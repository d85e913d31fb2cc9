import { type Things, writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';
import { findStructuredDataIssues } from '@/tools/crawl/structured-data/check-structured-data';

/** What is wrong with things by themselves: the page says all that they say (the browser holds them against real pages). */
export function faultsOf(things: Things): string[] {
  const written = writeJsonLd(things);
  const texts: string[] = [];
  JSON.parse(written, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return findStructuredDataIssues([written], {
    ...{ address: 'https://bobine.example', text: texts.join(' '), addresses: new Set(texts) },
  });
}

import type { Things } from '@/lib/seo/structured-data/things';
import { writeJsonLd } from '@/lib/seo/structured-data/write-json-ld';
import { findStructuredDataFaults } from '@/tools/crawl/structured-data/find-structured-data-faults';

/** What is wrong with things by themselves: the page says all that they say (the browser holds them against real pages). */
export function faultsOf(things: Things): string[] {
  const written = writeJsonLd(things);
  const texts: string[] = [];
  JSON.parse(written, (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return findStructuredDataFaults([written], {
    ...{ address: 'https://bobine.example', text: texts.join(' '), addresses: new Set(texts) },
  });
}

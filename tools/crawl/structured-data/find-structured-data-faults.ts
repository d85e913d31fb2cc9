import { isRecord } from '@/lib/fetching/is-record';
import { judgeFields } from './judge-fields';
import { judgeSense } from './judge-sense';
import { judgeTruth } from './judge-truth';
import { judgeValues } from './judge-values';
import type { ReadPage } from './read-page';
import { listThings } from './thing';

/**
 * What is wrong with what a page tells machines, a sentence each: what Google owes is absent, a value is not written as
 * it has to be, or the page does not say it.
 * @param jsonLd what stands in each `<script type="application/ld+json">` of the page, as it is written
 */
export function findStructuredDataFaults(jsonLd: readonly string[], page: ReadPage): string[] {
  return jsonLd.flatMap((written) => {
    const json = parse(written);
    if (json === undefined) return [`no JSON: ${written.slice(0, 80)}`];
    const things = listThings(json);
    return [
      ...judgeForm(written, json),
      ...(things.length === 0 ? ['JSON-LD without a thing in it'] : []),
      ...things.flatMap((placed) => [
        ...judgeFields(placed),
        ...judgeValues(placed),
        ...judgeSense(placed),
        ...judgeTruth(placed, page),
      ]),
    ];
  });
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Signs that could end the script's element or a line, and whose words these are. */
function judgeForm(written: string, json: unknown): string[] {
  const isOurs = [json]
    .flat()
    .every((one) => isRecord(one) && one['@context'] === 'https://schema.org');
  return [
    ...(/[<\u2028\u2029]/.test(written) ? ['JSON-LD holds a sign that has to be escaped'] : []),
    ...(isOurs ? [] : ['JSON-LD without "@context": "https://schema.org"']),
  ];
}

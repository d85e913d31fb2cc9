import type { Result } from 'lighthouse';
import type { Figures } from './goals';

/** The figures of one run. @throws Error where Lighthouse could not judge the page */
export function readResult({ runtimeError, categories, audits }: Result): Figures {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** What Lighthouse finds fault with: every audit that counts and is not passed, by its name. */
export function listFaults({ categories, audits }: Result): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(counting)].filter((id) => {
    const { score = null } = audits[id] ?? {};
    return score !== null && score < 0.9;
  });
}

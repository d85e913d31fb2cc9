import type { Finding } from '../checks/judge-site';

/** Faults shown per check; further ones are only counted. */
const shown = 12;

/** Report by check: page, fault and fix. @param isWhole shows all faults of each check */
export function writeReport(findings: readonly Finding[], isWhole = false): string {
  return findings
    .filter(({ faults }) => faults.length > 0)
    .map(({ check, faults }) => {
      const some = isWhole ? faults : faults.slice(0, shown);
      const lines = some.map(({ page, what, todo }) => `  ${page}: ${what}.\n    To do: ${todo}.`);
      const left = faults.length - some.length;
      const rest = left > 0 ? [`  and ${left} more: npm run crawl -- --all`] : [];
      return `${check}\n${[...lines, ...rest].join('\n')}\n`;
    })
    .join('\n');
}

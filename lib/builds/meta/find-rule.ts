import type { RouteRule } from './describe-routes.mjs';

/** The first rule that matches a public path without query. */
export function findRule(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  const segments = path.split('/');
  return rules.find(({ path: pattern }) => matches(segments, pattern.split('/')));
}

function matches(segments: string[], pattern: string[]): boolean {
  if (segments.length !== pattern.length) return false;
  return segments.every(
    (segment, at) => pattern[at] === segment || (segment !== '' && pattern[at] === '*'),
  );
}

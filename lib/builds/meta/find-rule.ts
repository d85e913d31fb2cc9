import type { RouteRule } from './describe-routes.mjs';

/** The first rule whose pattern a path matches; the path is as the visitor knows it, without query. */
export function findRule(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  const segments = path.split('/');
  return rules.find(({ path: pattern }) => matches(segments, pattern.split('/')));
}

function matches(segments: string[], pattern: string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  if (isOpen ? segments.length < pattern.length : segments.length !== pattern.length) return false;
  return segments.every((segment, at) => {
    const wanted = isOpen && at >= pattern.length - 1 ? '**' : pattern[at];
    return wanted === segment || (segment !== '' && wanted?.startsWith('*'));
  });
}

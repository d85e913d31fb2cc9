/** Whether this document was opened by a link or a URL, not by reload or history. */
export function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

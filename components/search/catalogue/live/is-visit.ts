/** Whether this document was opened by a link or an address, not gone back to or loaded again. */
export function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

import { buildId } from '@/lib/builds/build-constants';

/**
 * Reloads a page that back or forward has loaded from the browser's HTTP cache, if another build is deployed by now. Runs
 * before the page is interactive.
 */
export async function renewCachedPage(running = buildId): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (running === 'development' || entry?.type !== 'back_forward') return;
  const { fetchLatestBuild } = await import('./fetch-latest-build');
  const latest = await fetchLatestBuild(Date.now());
  if (latest !== undefined && latest !== running) location.reload();
}

import { buildId } from '@/lib/builds/build-constants';

/**
 * After a back or forward navigation, reloads the page if another build has been deployed, since the page may
 * come from the browser's HTTP cache. Runs before the page is interactive.
 */
export async function renewCachedPage(running = buildId): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (running === 'development' || entry?.type !== 'back_forward') return;
  const { fetchLatestBuild } = await import('./fetch-latest-build');
  const latest = await fetchLatestBuild(Date.now());
  if (latest !== undefined && latest !== running) location.reload();
}

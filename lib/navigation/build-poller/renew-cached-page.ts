import { buildId } from '@/lib/builds/build-id';

/**
 * A page that is gone back to comes out of the browser's cache, however old it is, and its build
 * with it: it is loaded again where another build is served by now. Nothing runs in it yet.
 */
export async function renewCachedPage(running = buildId): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (running === 'development' || entry?.type !== 'back_forward') return;
  const { askLatest } = await import('./ask-latest');
  const latest = await askLatest(Date.now());
  if (latest !== undefined && latest !== running) location.reload();
}

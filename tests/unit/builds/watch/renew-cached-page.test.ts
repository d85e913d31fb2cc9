import { expect, it, vi } from 'vitest';
import { renewCachedPage } from '@/lib/builds/watch/renew-cached-page';

it.each([
  ['back_forward', 'b', 1],
  ['back_forward', 'a', 0],
  ['navigate', 'b', 0],
  ['reload', 'b', 0],
])('after a %s, with build %s served: %i reloads', async (type, id, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('fetch', async () => Response.json({ id }));
  await renewCachedPage('a');
  expect(reload).toHaveBeenCalledTimes(reloads);
});

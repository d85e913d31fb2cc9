// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFailure } from '@/components/layout/use-request-state';
import { until } from '../../until';

test('a request that fails while the connection returns is offered for a retry', async () => {
  const network = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('network'));
  vi.stubGlobal('fetch', network);
  // The retry starts no request, because the failed one has only now ended.
  const retry = vi.fn();
  const { result } = renderHook(() => useFailure(true, retry));
  await until(() => expect(result.current).toBe('offline'));
  network.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await until(() => expect(result.current).toBe('failed'));
  expect(retry).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

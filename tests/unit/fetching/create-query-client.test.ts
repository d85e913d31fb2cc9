import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/fetching/create-query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('on the server nothing is left that would outlive an answer', () => {
  const client = createQueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ['films'],
    queryFn: () => 'films',
    initialData: 'films',
  });
  observer.subscribe(() => {})();
  client.getQueryCache().build(client, { queryKey: ['more'], queryFn: () => 'more' });
  expect(vi.getTimerCount()).toBe(0);
});

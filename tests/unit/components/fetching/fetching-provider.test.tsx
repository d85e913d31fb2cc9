// @vitest-environment jsdom
import { useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FetchingProvider } from '@/components/fetching/fetching-provider';
import { fetchAnswer } from '@/lib/fetching/fetch-answer';
import '../../patient-screen';

const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  cleanup();
  fetched.mockClear();
});

function Island() {
  const query = useQuery({
    queryKey: ['a'],
    queryFn: ({ signal }) => fetchAnswer('/a', { signal }),
    enabled: false,
  });
  const change = useMutation({ mutationFn: () => fetchAnswer('/a', { method: 'POST' }) });
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        {query.error?.message ?? 'read'}
      </button>
      <button type="button" onClick={() => change.mutate()}>
        {change.error?.message ?? 'write'}
      </button>
    </>
  );
}

const show = () =>
  render(
    <FetchingProvider>
      <Island />
    </FetchingProvider>,
  );

it('a query that fails is asked for twice, not more', async () => {
  show();
  fireEvent.click(screen.getByText('read'));
  await screen.findByText('GET /a answered 503');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a change that fails is sent once', async () => {
  show();
  fireEvent.click(screen.getByText('write'));
  await screen.findByText('POST /a answered 503');
  expect(fetched).toHaveBeenCalledOnce();
});

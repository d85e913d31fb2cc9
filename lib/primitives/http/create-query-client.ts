import { QueryClient } from '@tanstack/react-query';

/**
 * Milliseconds for which an answer is kept that no page shows: while a visitor reads about a film. On the server
 * a client lives as long as its answer, and a timer would hold all of it for half an hour.
 */
const kept = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Keeps what islands have asked for. It retries nothing itself: `fetchAnswer`, which every query
 * and mutation calls, knows when a GET is asked again, and a change never is.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A build is a publication: what was fetched does not change while a visitor looks at it.
      queries: {
        retry: false,
        // Without a network a question fails and is said; TanStack Query would wait for one, in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: kept,
      },
      mutations: { retry: false },
    },
  });
}

import { useSearchParams } from 'next/navigation';

/**
 * The query of the page's address, `?…` or nothing; on the server always nothing. There Next leaves whatever asks for
 * it out of a page that it renders ahead, to be drawn anew once the scripts come: under the hands of who presses it
 * just then, and away from who has tabbed to it.
 */
export const useAddressQuery = typeof window === 'undefined' ? () => '' : useOwnQuery;

function useOwnQuery(): string {
  const query = useSearchParams().toString();
  return query && `?${query}`;
}

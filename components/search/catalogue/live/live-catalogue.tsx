'use client';

import { useSearchParams } from 'next/navigation';
import { Activity, type ComponentProps, lazy, useEffect, useMemo, useRef } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import type { Results } from '../results';
import type { CatalogueWithMessages } from './catalogue';
import {
  requestHydration,
  useHydrationOnIntent,
  useWasHydrated,
  whenHydrationRequested,
} from './hydrate-on-intent';

const LazyCatalogue = lazy(async () => {
  await whenHydrationRequested();
  const { CatalogueWithMessages } = await loadWhenOnline(() => import('./catalogue'));
  return { default: CatalogueWithMessages };
});

type Props = Omit<ComponentProps<typeof CatalogueWithMessages>, 'first'> & {
  /** `Results` as JSON, as in the API: React would serialise and parse each value separately. */
  first: string;
};

/**
 * The catalogue: rendered by the server with its `first` results and a form that works without scripts, and hydrated
 * on intent. `Activity` keeps the server's HTML until then, with the input in its fields; unlike `Suspense`, it is
 * rendered in place even if it is large.
 */
export function LiveCatalogue(props: Props) {
  const region = useRef<HTMLDivElement>(null);
  const isHydrated = useWasHydrated();
  const params = String(useSearchParams());
  const firstParams = useRef(params);
  const first = useMemo((): Results => JSON.parse(props.first), [props.first]);
  const { query, answer } = first;
  // Without server HTML, or after a change of the URL, hydration cannot wait.
  if (!isHydrated) requestHydration();
  useEffect(() => {
    if (params !== firstParams.current) requestHydration();
  }, [params]);
  const isDue = query.unseen || query.page > answer.page;
  useHydrationOnIntent(region, { locale: props.messages.locale ?? '', isDue });
  // Memoised: a rerender before hydration would discard the server's HTML with the input in its fields.
  const catalogue = useMemo(() => {
    const lazyCatalogue = <LazyCatalogue {...props} first={first} />;
    return isHydrated ? <Activity>{lazyCatalogue}</Activity> : lazyCatalogue;
  }, [props, first, isHydrated]);
  return (
    <div ref={region} data-dehydrated="">
      {catalogue}
    </div>
  );
}

'use client';

import { useSearchParams } from 'next/navigation';
import { Activity, type ComponentProps, lazy, useEffect, useMemo, useRef } from 'react';
import { loadWhenOnline } from '@/lib/navigation/connection/no-connection';
import type { Results } from '../results';
import {
  requestHydration,
  useHydrationOnIntent,
  useWasHydrated,
  whenHydrationRequested,
} from './hydrate-on-intent';
import type { WordedCatalogue } from './worded-catalogue';

const LazyCatalogue = lazy(async () => {
  await whenHydrationRequested();
  const { WordedCatalogue } = await loadWhenOnline(() => import('./worded-catalogue'));
  return { default: WordedCatalogue };
});

type Props = Omit<ComponentProps<typeof WordedCatalogue>, 'first'> & {
  /** `Results` as JSON, as the interface answers them too: React would write and read each value by itself. */
  first: string;
};

/**
 * The catalogue: drawn by the server with its `first` results, and a form that works as it is. What changes it
 * in the browser comes when a visitor reaches for it. `Activity` keeps the server's page until then, fields
 * and all: unlike `Suspense` it is written where it stands however large it is.
 */
export function LiveCatalogue(props: Props) {
  const region = useRef<HTMLDivElement>(null);
  const isHydrated = useWasHydrated();
  const params = String(useSearchParams());
  const opened = useRef(params);
  const first = useMemo((): Results => JSON.parse(props.first), [props.first]);
  const { query, answer } = first;
  // Drawn by the router there is nothing that could wait; nor where the address has changed meanwhile.
  if (!isHydrated) requestHydration();
  useEffect(() => {
    if (params !== opened.current) requestHydration();
  }, [params]);
  const isDue = query.unseen || query.page > answer.page;
  useHydrationOnIntent(region, { locale: props.words.locale ?? '', isDue });
  // Drawn anew before it is taken over, the server's page would be thrown away with what is typed in it.
  const catalogue = useMemo(() => {
    const awake = <LazyCatalogue {...props} first={first} />;
    return isHydrated ? <Activity>{awake}</Activity> : awake;
  }, [props, first, isHydrated]);
  return <div ref={region}>{catalogue}</div>;
}

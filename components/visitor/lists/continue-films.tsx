'use client';

import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { BegunFilmSkeleton, begunRowStyle } from './begun-film-skeleton';

type BegunFilms = typeof import('./begun-films').BegunFilms;
type Props = Pick<ComponentProps<BegunFilms>, 'locale' | 'messages'> & { rowId: string };

/**
 * Loads the row of started films if this device has any, and shows or hides the row. The row is shown before
 * the next paint, even if its films are not known yet, so that after Back the page has its former height. A
 * film started in another tab also loads the row. A film started on this page does not, because the page would
 * jump under the visitor's finger.
 */
export function ContinueFilms({ rowId, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ BegunFilms: BegunFilms }>();
  useLayoutEffect(() => {
    let isUnmounted = false;
    const handleLoaded = (part: { BegunFilms: BegunFilms }) => !isUnmounted && setLoaded(part);
    const load = () => {
      if (hasPositions()) import('./begun-films').then(handleLoaded, () => toggleRow(rowId, false));
    };
    // The browser sends this event to other tabs only.
    const handleStorage = ({ key }: StorageEvent) => key === positionsKey && load();
    toggleRow(rowId, hasPositions());
    load();
    addEventListener('storage', handleStorage);
    return () => {
      isUnmounted = true;
      removeEventListener('storage', handleStorage);
    };
  }, [rowId]);
  const [onFilms] = useState(() => (hasFilms: boolean) => toggleRow(rowId, hasFilms));
  if (loaded) return <loaded.BegunFilms {...props} onFilms={onFilms} />;
  return (
    <ul className={begunRowStyle}>
      <BegunFilmSkeleton />
    </ul>
  );
}

function hasPositions(): boolean {
  return Object.keys(openPositions().list()).length > 0;
}

function toggleRow(rowId: string, isShown: boolean) {
  const row = document.getElementById(rowId);
  if (row) row.hidden = !isShown;
}

'use client';

import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { BegunFilmSkeleton, begunRowStyle } from './begun-film-skeleton';

type BegunFilms = typeof import('./begun-films').BegunFilms;
type Props = Pick<ComponentProps<BegunFilms>, 'locale' | 'messages'> & { rowId: string };

/**
 * Loads the row of started films if this device has any, and shows or hides the row. It is shown before its films are
 * known and before the next paint, so that Back finds the page as high as it was left. A film started in another tab
 * adds it too, but not one started on this page, which would jump under the visitor's finger.
 */
export function ContinueFilms({ rowId, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ BegunFilms: BegunFilms }>();
  useLayoutEffect(() => {
    let isUnmounted = false;
    const handleLoaded = (part: { BegunFilms: BegunFilms }) => !isUnmounted && setLoaded(part);
    const load = () => {
      if (hasPositions()) import('./begun-films').then(handleLoaded, () => toggleRow(rowId, false));
    };
    // Sent to other tabs only.
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

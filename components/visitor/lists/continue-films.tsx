'use client';

import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import { BegunFilmSkeleton, begunRowStyle } from './begun-film-skeleton';

type BegunFilms = typeof import('./begun-films').BegunFilms;
type Props = Pick<ComponentProps<BegunFilms>, 'locale' | 'words'> & { rowId: string };

/**
 * Loads the row of started films once this device has any (also from another tab), and shows or hides the row. It is shown
 * before its films are known and before the next paint, so that Back finds the page as high as it was left.
 */
export function ContinueFilms({ rowId, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ BegunFilms: BegunFilms }>();
  useLayoutEffect(() => {
    let isUnmounted = false;
    const handleLoaded = (part: { BegunFilms: BegunFilms }) => !isUnmounted && setLoaded(part);
    const load = () => {
      if (hasPositions()) import('./begun-films').then(handleLoaded, () => toggleRow(rowId, false));
    };
    toggleRow(rowId, hasPositions());
    load();
    const unsubscribe = deviceText(positionsKey).subscribe(load);
    return () => {
      isUnmounted = true;
      unsubscribe();
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

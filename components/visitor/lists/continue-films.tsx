'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import { BegunFilmSkeleton, begunRowStyle } from './begun-film-skeleton';

type BegunFilms = typeof import('./begun-films').BegunFilms;
type Props = Pick<ComponentProps<BegunFilms>, 'locale' | 'words'> & { rowId: string };

/** Loads the row of started films once this device has any (also from another tab), and shows or hides the row. */
export function ContinueFilms({ rowId, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ BegunFilms: BegunFilms }>();
  useEffect(() => {
    let isUnmounted = false;
    const handleLoaded = (part: { BegunFilms: BegunFilms }) => !isUnmounted && setLoaded(part);
    const load = () => {
      if (Object.keys(openPositions().list()).length > 0)
        import('./begun-films').then(handleLoaded, () => toggleRow(rowId, false));
    };
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

function toggleRow(rowId: string, isShown: boolean) {
  const row = document.getElementById(rowId);
  if (row) row.hidden = !isShown;
}

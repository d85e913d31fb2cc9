'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { deviceText } from '@/lib/device/device-text';
import { type BegunFilm, continueWatching } from '@/lib/lists/continue-watching';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { useLists } from './use-lists';

const stored = deviceText(positionsKey);

/** The films to go on with; undefined while the page is the server's. */
export function useBegunFilms(): BegunFilm[] | undefined {
  const text = useSyncExternalStore(stored.subscribe, readText, () => undefined);
  const watched = useLists()?.lists.watched;
  // The positions are read from the text: they are read again when it changes.
  return useMemo(
    () =>
      watched && text !== undefined ? continueWatching(openPositions().list(), watched) : undefined,
    [text, watched],
  );
}

function readText(): string | null {
  return stored.read() ?? null;
}

'use client';

import { useEffect, useState } from 'react';
import { filmPosition } from '@/lib/player/resume/film-position';
import type { PlayedFilm } from '@/lib/player/session/feature';
import { readTimeLink } from '@/lib/player/time-link/read-time-link';

/** Where this visitor left a film, in seconds, and how to forget that; nothing where the address names a moment. */
export function useLeftAt(film: PlayedFilm, type: 'video' | 'audio') {
  const [left, setLeft] = useState<number>();
  const { slug, trailer } = film;
  // Storage is read after the first drawing, which is the server's.
  useEffect(() => {
    if (readTimeLink(window.location) === undefined)
      setLeft(filmPosition({ slug, trailer }, type).read());
  }, [slug, trailer, type]);
  const forget = () => {
    filmPosition(film, type).forget();
    setLeft(undefined);
  };
  return { left, forget };
}

'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useClientWords } from '@/components/rich-text/use-client-words';
import { saysNoConnection } from '@/lib/navigation/connection/no-connection';
import { filmPosition } from '@/lib/player/resume/film-position';
import { afterPaint } from '@/lib/player/session/after-paint';
import { beginEarly } from '@/lib/player/session/begin-early';
import type { PlayedFilm } from '@/lib/player/session/feature';
import { firstPicture } from '@/lib/player/session/first-picture';
import { fetchEarly, forgetEarly, prepareEarly } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { readTimeLink } from '@/lib/player/time-link/read-time-link';
import type { PlayerProps } from './player-props';
import { isPast, usePlayerHost } from './use-player-host';

/** Delay in ms after hydration, so that the page can paint first. */
const settled = 200;

/**
 * State and handlers between the still and the running film: the button's props, and the player once it is
 * loaded. Without ads the film starts on the click, in a media element in the box `early`.
 */
export function usePlayerGate(props: PlayerProps) {
  const { source, locale, film, ads } = props;
  const { autoplay, type } = source;
  const host = usePlayerHost({ autoplay, until: film.until });
  const { Host, live, wanted, open } = host;
  const words = useClientWords(props.words, { namespace: 'Player', locale, live });
  const early = useEarlyMedia(source, !ads);
  const { left, forget } = useLeftAt(film, type);
  const [native, setNative] = useState(false);
  const [runs, setRuns] = useState(false);

  const isOver = () => film.until !== undefined && isPast(film.until);

  /**
   * Start loading the film on mousedown, about 100 ms before the click. Not for touch, which may be a scroll.
   */
  function reachDown({ pointerType, button }: PointerEvent) {
    host.press();
    if (pointerType === 'mouse' && button === 0 && !isOver()) fetchEarly(source);
  }

  async function press() {
    const over = isOver();
    const media =
      ads || over || !early.current ? undefined : beginEarly(source, film, early.current);
    media?.addEventListener('playing', () => setRuns(true), { once: true });
    if (!media && !over) fetchEarly(source);
    if (!(await open(media ? firstPicture(media) : afterPaint()))) await leaveNative();
  }

  /** The player's code failed to load: use native controls, or without a connection show the still again. */
  async function leaveNative() {
    if (await saysNoConnection()) {
      forgetEarly(source);
      return;
    }
    const media = early.current && beginEarly(source, film, early.current);
    if (!media) return;
    media.controls = true;
    setNative(true);
    media.focus({ preventScroll: true });
  }

  const button = {
    ...{ source, words, native, left },
    warm: host.warm,
    onDown: reachDown,
    busy: wanted && !runs,
    onPress: () => void press(),
    onRestart: () => {
      forget();
      void press();
    },
  };
  return { Host, words, early, open, button, isOpen: Host !== undefined || runs || native };
}

/** The stored position in seconds and a function to delete it; no position if the URL has a time. */
function useLeftAt(film: PlayedFilm, type: 'video' | 'audio') {
  const [left, setLeft] = useState<number>();
  const { slug, trailer } = film;
  // Storage is read after hydration, since the first render must match the server's.
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

/** The ref of the box in which a film starts on the click; its media element is prepared if `mayBegin`. */
function useEarlyMedia(source: PlayerSource, mayBegin: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const address = source.sources[0]?.src;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is drawn again shows the same film.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayBegin && box.current) prepareEarly(source, box.current);
    }, settled);
    return () => {
      clearTimeout(timer);
      forgetEarly(source);
    };
  }, [address, mayBegin]);
  return box;
}

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

/** Long enough for a page that has come to life to have drawn itself (ms). */
const settled = 200;

/**
 * The way from a still to a film that runs: what the button says and does, and the player once it is there. Where
 * no advertisement stands before the film it runs from the press on, in an element in the box `early`.
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

  /** A mouse's button goes down some 100 ms before it is a press: the film is asked for. A finger may be scrolling. */
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

  /** The player's code has not arrived: the film has the browser's own controls, or without a connection its still. */
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

/** Where this visitor left a film, in seconds, and how to forget that; nothing where the address names a moment. */
function useLeftAt(film: PlayedFilm, type: 'video' | 'audio') {
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

/** The box in which a film runs from the press on, with its element at hand where it `mayBegin` so. */
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

'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useClientMessages } from '@/components/rich-text/use-client-messages';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { filmPosition } from '@/lib/player/resume/positions';
import {
  startInstantly,
  waitForFirstFrame,
  waitForPaint,
} from '@/lib/player/session/start-playback';
import { preloadMedia, prepareMedia, releasePreloaded } from '@/lib/player/source/preloaded-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { linkedTime, writeTimeLink } from '@/lib/player/time-link';
import type { PlayerProps } from '../player-props';
import { isPast, usePlayerHost } from '../use-player-host';

/** Delay in ms between hydration and the creation of the media element, so that the page can paint first. */
const paintDelay = 200;

/**
 * State and handlers of a film's still until the player replaces it: the props of the play button, and the
 * player component when its code is loaded. Without ads the film starts on the click, in a media element inside the
 * box `mediaBox`.
 */
export function useClickToPlay(props: PlayerProps) {
  const { source, locale, film, ads } = props;
  const { autoplay, type } = source;
  const host = usePlayerHost({ autoplay, until: film.until, ads });
  const { Host, live, wanted, open } = host;
  const messages = useClientMessages(props.messages, { namespace: 'Player', locale, live });
  const mediaBox = usePreparedMedia(source, !ads);
  const { start, restart } = useStart(film, type);
  const [native, setNative] = useState(false);
  const [runs, setRuns] = useState(false);

  const isOver = () => film.until !== undefined && isPast(film.until);

  /**
   * Starts loading the film on mousedown, about 100 ms before the click. Touch is ignored, because it may start a
   * scroll.
   */
  function onPointerDown({ pointerType, button }: PointerEvent) {
    host.press();
    if (pointerType === 'mouse' && button === 0 && !isOver()) preloadMedia(source);
  }

  async function press() {
    const over = isOver();
    const media =
      ads || over || !mediaBox.current ? undefined : startInstantly(source, film, mediaBox.current);
    if (media) media.onplaying = () => setRuns(true);
    if (!media && !over) preloadMedia(source);
    const outcome = await open(media ? waitForFirstFrame(media) : waitForPaint());
    if (outcome === 'failed') showNativeControls();
    // Shows the still again.
    if (outcome === 'offline') releasePreloaded(source);
  }

  /** Shows the film with native controls, because the player's code has failed to load. */
  function showNativeControls() {
    const media = mediaBox.current && startInstantly(source, film, mediaBox.current);
    if (!media) return;
    media.controls = true;
    setNative(true);
    media.focus({ preventScroll: true });
  }

  const button = {
    ...{ source, messages, native, ...start },
    ...{ help: host.help, preload: host.preload },
    below: film.below,
    onDown: onPointerDown,
    busy: wanted && !runs,
    failed: host.failed && !native,
    onPress: () => void press(),
    onRestart: () => {
      restart();
      void press();
    },
  };
  return { Host, messages, mediaBox, open, button, isOpen: Host !== undefined || runs || native };
}

/**
 * Where the film starts: at the time in the URL, else at the stored position, in seconds. `restart` deletes both.
 */
function useStart(film: PlayedFilm, type: 'video' | 'audio') {
  const [start, setStart] = useState<{ moment?: number; resumeAt?: number }>({});
  const { slug, trailer, below } = film;
  // Storage and the URL's query are read after hydration, since the first render must match the server's.
  useEffect(() => {
    const moment = linkedTime({ below });
    setStart(moment ? { moment } : { resumeAt: filmPosition({ slug, trailer }, type).read() });
  }, [slug, trailer, below, type]);
  const restart = () => {
    filmPosition(film, type).delete();
    if (start.moment) window.history.replaceState(null, '', writeTimeLink(window.location.href, 0));
    setStart({});
  };
  return { start, restart };
}

/**
 * Returns the ref of the box for the prepared media element. If `canStart`, the element is created before the
 * click.
 */
function usePreparedMedia(source: PlayerSource, canStart: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const address = source.sources[0]?.src;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render of the page shows the same film.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (canStart && box.current) prepareMedia(source, box.current);
    }, paintDelay);
    return () => {
      clearTimeout(timer);
      releasePreloaded(source);
    };
  }, [address, canStart]);
  return box;
}

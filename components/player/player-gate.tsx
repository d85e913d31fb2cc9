'use client';

import { lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import { useClientWords } from '@/components/i18n/use-client-words';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import { afterPaint } from '@/lib/player/session/after-paint';
import { beginEarly } from '@/lib/player/session/begin-early';
import { firstPicture } from '@/lib/player/session/first-picture';
import { fetchEarly } from '@/lib/player/source/early-media';
import { BesidePlayer } from './beside-player';
import { PlayButton } from './play-button';
import type { PlayerProps } from './player-props';
import { ratioStyle } from './ratio-style';
import { useEarlyMedia } from './use-early-media';
import { useLeftAt } from './use-left-at';
import { isPast, usePlayerHost } from './use-player-host';

// A house that shows only its own advertisements asks nobody, and needs none of it.
const AdConsent = lazy(async () => ({ default: (await import('./ad-consent')).AdConsent }));

/**
 * Poster and a native button first, and the player when it is pressed. Where no advertisement stands
 * before the film it runs from the press on, in an element of the page that the player joins. `children` stand
 * between the picture and what belongs beside it.
 */
export function PlayerGate({ children, ...props }: PlayerProps & { children?: ReactNode }) {
  const { source, locale, film, ads } = props;
  const { autoplay, type, ratio } = source;
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
    if (!(await open(media ? firstPicture(media) : afterPaint()))) leaveNative();
  }

  /** The player's code has not arrived: the film has the browser's own controls. */
  function leaveNative() {
    const media = early.current && beginEarly(source, film, early.current);
    if (!media) return;
    media.controls = true;
    setNative(true);
    media.focus({ preventScroll: true });
  }

  const video = type === 'video';
  return (
    <>
      <div className={video ? 'front noscript:hidden' : 'shell mt-6 noscript:hidden'}>
        <div style={ratioStyle(ratio)} className={video ? 'stage' : 'relative'}>
          {Host ? (
            <Host key={source.sources[0]?.src} {...props} words={words} />
          ) : (
            <PlayButton
              {...{ source, words, native, left }}
              warm={host.warm}
              onDown={reachDown}
              busy={wanted && !runs}
              onPress={() => void press()}
              onRestart={() => {
                forget();
                void press();
              }}
            />
          )}
          <div
            ref={early}
            className="pointer-events-none absolute inset-0 z-5 *:pointer-events-auto *:size-full"
          />
        </div>
      </div>
      {children}
      {ads && isAskedAbroad(ads) && (
        <Suspense>
          <AdConsent ads={ads} locale={locale} words={words} />
        </Suspense>
      )}
      <BesidePlayer slug={film.slug} source={source} locale={locale} words={words} onStart={open} />
    </>
  );
}

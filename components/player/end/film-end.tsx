import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchNextFilms, type NextFilmsFacts } from '@/lib/catalog/programme/fetch-next-films';
import { readEvening } from '@/lib/player/evening';
import type { PlayedFilm } from '@/lib/player/player-handle';
import type { PlayerState, PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from '../player-props';
import { usePlayerState } from '../player-status';

/** Seconds before the end at which the panel and its films are loaded. */
const leadTime = 20;
/** Seconds between two films. */
const pause = 10;

type Props = Pick<PlayerProps, 'film' | 'locale' | 'words'> & {
  store: PlayerStore;
  root: RefObject<HTMLElement | null>;
  /** Label of the button that plays the film again. */
  replay: string;
  onReplay: () => void;
  /** Whether the visitor has asked for the next film before the end. */
  isSkipped: boolean;
};

/** After a film's end: the next one, which starts after a pause unless it is cancelled, and others. */
export function FilmEnd({ store, root, film, locale, words, replay, onReplay, isSkipped }: Props) {
  const isNear = useSyncExternalStore(
    store.subscribe,
    () => isNearEnd(store.read()),
    () => false,
  );
  const loaded = useEndPanel(film, locale, isNear || isSkipped);
  const ads = usePlayerState(store, 'ads');
  const hasEnded = usePlayerState(store, 'status') === 'ended';
  const isOver = hasEnded && ads !== 'requesting' && ads !== 'playing';
  const next = loaded?.next;
  const isSkipping = isSkipped && next !== undefined;
  return (
    <>
      {/* Screen readers announce only what is written into a live region that exists. */}
      <p role="status" className="sr-only">
        {isOver &&
          next &&
          `${words.nextFilmIn.replace('{seconds}', `${pause}`)} ${next.title.text}`}
      </p>
      {loaded && (isOver || isSkipping) && (
        <loaded.EndPanel
          key={`${isSkipping}`}
          {...{ root, words, replay, onReplay, next }}
          others={loaded.others}
          seconds={isSkipping ? 0 : pause}
        />
      )}
    </>
  );
}

function isNearEnd({ currentTime, duration }: PlayerState): boolean {
  return duration > 0 && currentTime > duration - leadTime;
}

type Loaded = NextFilmsFacts & { EndPanel: typeof import('./end-panel')['EndPanel'] };

/** The panel and its films, loaded when they are needed; without a connection undefined. */
function useEndPanel(film: PlayedFilm, locale: PlayerProps['locale'], isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    async function load() {
      const [{ EndPanel }, films] = await Promise.all([
        import('./end-panel'),
        loadFilms(film, locale),
      ]);
      if (!isUnmounted) setLoaded({ ...films, EndPanel });
    }
    load().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [film, locale, isNeeded]);
  return loaded;
}

/** A trailer, and a film on another site, are followed by nothing. */
async function loadFilms({ slug, trailer, framed }: PlayedFilm, locale: PlayerProps['locale']) {
  const none: NextFilmsFacts = { others: [] };
  if (trailer || framed) return none;
  return fetchNextFilms(slug, locale, readEvening(window.location)).catch(() => none);
}

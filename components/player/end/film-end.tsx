import { type RefObject, useEffect, useState } from 'react';
import { useElapsed } from '@/components/layout/use-elapsed';
import { fetchNextFilms, type NextFilmsFacts } from '@/lib/catalog/programme/fetch-next-films';
import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { readEvening } from '@/lib/player/evening';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { isShowingAds, type PlayerState, type PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from '../player-props';
import { usePlayerValue } from '../use-player-state';

/** Seconds before the end at which the panel and its films are loaded. */
const leadTime = 20;
/** Seconds between two films. */
const pause = 10;
/** How long the announcement of the next film can be read, in ms. */
const announced = 5000;

type Props = Pick<PlayerProps, 'film' | 'locale' | 'messages'> & {
  store: PlayerStore;
  root: RefObject<HTMLElement | null>;
  /** Label of the button that plays the film again. */
  replay: string;
  onReplay: () => void;
  /** Whether the visitor has asked for the next film before the end. */
  isSkipped: boolean;
  /** Called when there is no next film, or it cannot be opened. */
  onSkipFailed: () => void;
};

/**
 * The panel after a film's end: the next film, which starts after a countdown unless the visitor
 * cancels it, and other films. If the visitor skips to the next film, it starts at once.
 */
export function FilmEnd({ store, root, film, locale, messages, isSkipped, ...rest }: Props) {
  const { replay, onReplay, onSkipFailed } = rest;
  const isNear = usePlayerValue(store, isNearEnd);
  const loaded = useEndPanel({ film, locale, isNear, isSkipped, onSkipFailed });
  const isOver = usePlayerValue(store, (state) => state.status === 'ended' && !isShowingAds(state));
  const { next, evening } = loaded ?? {};
  const isSkipping = isSkipped && next !== undefined;
  const wasAnnounced = useElapsed(isOver && loaded !== undefined, announced);
  useEffect(() => {
    if (!isSkipping) return;
    return listenToTransitions(({ type }) => type === 'failed' && onSkipFailed());
  }, [isSkipping, onSkipFailed]);
  return (
    <>
      {/* Screen readers announce only what is written into a live region that exists. */}
      <p role="status" className="sr-only">
        {isOver &&
          !wasAnnounced &&
          (next
            ? `${messages.nextFilmIn.replace('{seconds}', `${pause}`)} ${next.title.text}`
            : evening && messages.eveningOver.replace('{title}', evening.title.text))}
      </p>
      {loaded && (isOver || isSkipping) && (
        <loaded.EndPanel
          key={`${isSkipping}`}
          {...{ root, messages, replay, onReplay, next, evening }}
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

type EndOptions = Pick<Props, 'film' | 'locale' | 'isSkipped' | 'onSkipFailed'> & {
  isNear: boolean;
};

/**
 * The panel and its films, loaded shortly before the film's end or when the visitor skips to the
 * next film. Undefined until then, and if the panel's code cannot be loaded.
 */
function useEndPanel({ film, locale, isNear, isSkipped, onSkipFailed }: EndOptions) {
  const [loaded, setLoaded] = useState<Loaded>();
  const hasNext = loaded?.next !== undefined;
  useEffect(() => {
    if (hasNext || !(isNear || isSkipped)) return;
    let isUnmounted = false;
    async function load() {
      const [{ EndPanel }, films] = await Promise.all([
        import('./end-panel'),
        loadFilms(film, locale),
      ]);
      if (isUnmounted) return;
      setLoaded({ ...films, EndPanel });
      if (!films.next) onSkipFailed();
    }
    load().catch(() => !isUnmounted && onSkipFailed());
    return () => {
      isUnmounted = true;
    };
  }, [film, locale, isNear, isSkipped, hasNext, onSkipFailed]);
  return loaded;
}

/** A trailer, and a film on another site, are followed by nothing. */
async function loadFilms({ slug, trailer, framed }: PlayedFilm, locale: PlayerProps['locale']) {
  const none: NextFilmsFacts = { others: [] };
  if (trailer || framed) return none;
  return fetchNextFilms(slug, locale, readEvening(window.location)).catch(() => none);
}

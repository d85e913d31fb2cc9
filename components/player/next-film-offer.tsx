import { type RefObject, useEffect, useRef, useState } from 'react';
import { PlayLink } from '@/components/navigation/play-link';
import { findNextFilm, type NextFilm } from '@/lib/player/next-film';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { PlayerProps } from './player-props';
import { usePlayerState } from './player-status';

/** Seconds between two films of an evening. */
const pause = 10;

type Props = {
  store: PlayerStore;
  root: RefObject<HTMLElement | null>;
  films: readonly NextFilm[] | undefined;
  words: PlayerProps['words'];
};

/** After the end of a film of the evening in progress: the next one, which starts after a pause unless it is cancelled. */
export function NextFilmOffer({ store, root, films, words }: Props) {
  const ended = usePlayerState(store, 'status') === 'ended';
  const ads = usePlayerState(store, 'ads');
  const next = ended ? findNextFilm(films, window.location) : undefined;
  const isOver = next !== undefined && ads !== 'requesting' && ads !== 'playing';
  return (
    <>
      {/* Screen readers announce only what is written into a live region that exists. */}
      <p role="status" className="sr-only">
        {isOver && inSeconds(words.nextFilmIn, pause)} {isOver && next.title}
      </p>
      {isOver && <Offer next={next} root={root} words={words} />}
    </>
  );
}

type OfferProps = Pick<Props, 'root' | 'words'> & { next: NextFilm };

function Offer({ next, root, words }: OfferProps) {
  const [left, setLeft] = useState(pause);
  const [isCancelled, setIsCancelled] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const player = root.current;
    if (isCancelled) {
      // The pressed button is removed, so its focus moves to the player.
      player?.focus({ preventScroll: true });
      return;
    }
    if (player?.contains(document.activeElement)) cancelButton.current?.focus();
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsCancelled(true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isCancelled, root]);

  useEffect(() => {
    if (left === 0) link.current?.click();
  }, [left]);

  if (isCancelled) return null;
  return (
    <div className="player-next">
      <p aria-hidden="true">{inSeconds(words.nextFilmIn, Math.max(left, 0))}</p>
      <p className="player-next-title" lang={next.lang}>
        {next.title}
      </p>
      <div className="player-choices">
        <PlayLink ref={link} href={next.href}>
          {words.nextFilmPlay}
        </PlayLink>
        <button
          ref={cancelButton}
          type="button"
          aria-keyshortcuts="Escape"
          onClick={() => setIsCancelled(true)}
        >
          {words.nextFilmCancel}
        </button>
      </div>
    </div>
  );
}

const inSeconds = (words: string, seconds: number) => words.replace('{seconds}', String(seconds));

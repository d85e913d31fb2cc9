import type { PointerEvent } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { formatClock } from '@/lib/player/time-link';
import { PlayMark } from './play-mark';
import type { PlayerProps } from './player-props';

type Props = {
  source: PlayerSource;
  words: PlayerProps['words'];
  /**
   * The picture is not part of the button; the button is the square alone, and its click area covers the
   * picture.
   */
  covered?: boolean;
  /** Pressed, and the film is loading. */
  busy: boolean;
  /** Native controls are shown above the button, so there is nothing to press. */
  native: boolean;
  /** Stored playback position in seconds. */
  left?: number;
  onRestart: () => void;
  warm: () => void;
  onDown: (event: PointerEvent) => void;
  onPress: () => void;
};

/** The film's still with the play square; for audio a row with it. */
export function PlayButton(props: Props) {
  const {
    source,
    words,
    covered = false,
    busy,
    native,
    left,
    warm,
    onDown,
    onPress,
    onRestart,
  } = props;
  const video = source.type === 'video';
  const begin = video ? words.watch : words.listen;
  const label = (left ? words.resumeFilm.replace('{time}', formatClock(left)) : begin).replace(
    '{title}',
    source.title,
  );
  const picture = video && !covered;
  const parts = (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={busy}
        data-keeps-press=""
        disabled={native}
        onPointerEnter={warm}
        onPointerDown={onDown}
        // Keyboard focus only: a mouse click focuses the button as well.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && warm()}
        onClick={onPress}
        className={`group cursor-pointer noscript:hidden ${covered ? '' : 'relative flex w-full overflow-hidden bg-black text-left text-white'} ${picture ? 'aspect-(--ratio,16/9)' : 'items-stretch'}`}
      >
        {picture && source.poster && (
          <img
            src={source.poster}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {!native && <PlayMark corner={picture} />}
        {!video && (
          <span className="display-3 wrap-anywhere min-w-0 self-center px-5 py-3">
            {source.title}
          </span>
        )}
      </button>
      {left && !busy && !native && (
        <ResumeChoice
          {...{ left, words, onRestart }}
          place={covered ? '' : `absolute bottom-0 ${video ? 'left-18 md:left-24' : 'right-0'}`}
        />
      )}
      <span
        role="status"
        className={`label pointer-events-none ${covered ? '' : 'absolute bottom-0 left-18 md:left-24'} z-10 bg-black px-3 py-2 text-white empty:hidden ${busy ? 'animate-late' : ''}`}
      >
        {busy && !native ? words.loading : ''}
      </span>
    </>
  );
  return covered ? (
    <div className="covered-press">
      <div className="shell flex w-full items-end">{parts}</div>
    </div>
  ) : (
    parts
  );
}

type ResumeChoiceProps = {
  /** Stored position in seconds. */
  left: number;
  /** Classes for the position. */
  place: string;
  words: PlayerProps['words'];
  onRestart: () => void;
};

/** Label on the still with the position where playback resumes, and a button to restart. */
function ResumeChoice({ left, place, words, onRestart }: ResumeChoiceProps) {
  const look = 'label flex min-h-11 items-center px-4';
  return (
    <div className={`pointer-events-none z-4 flex flex-wrap noscript:hidden ${place}`}>
      {/* Screen readers get this from the button below, which also receives the click. */}
      <span aria-hidden="true" className={`${look} bg-signal text-on-signal`}>
        {words.resumeAt.replace('{time}', formatClock(left))}
      </span>
      <button
        type="button"
        onClick={onRestart}
        className={`${look} pointer-events-auto cursor-pointer bg-black text-white hover:bg-white hover:text-black focus-visible:-outline-offset-3`}
      >
        {words.fromStart}
      </button>
    </div>
  );
}

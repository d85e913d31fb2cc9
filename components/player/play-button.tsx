import type { PointerEvent } from 'react';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { clock } from '@/lib/player/time-link/clock';
import { PlayMark } from './play-mark';
import type { PlayerProps } from './player-props';
import { ResumeChoice } from './resume-choice';

type Props = {
  source: PlayerSource;
  words: PlayerProps['words'];
  /** It has been pressed, and the film is on its way. */
  busy: boolean;
  /** The browser's own controls lie over it: there is nothing left to press. */
  native: boolean;
  /** Seconds at which the visitor left it. */
  left?: number;
  onRestart: () => void;
  warm: () => void;
  onDown: (event: PointerEvent) => void;
  onPress: () => void;
};

/** The film's still with the square to press; a line with it for sound alone. */
export function PlayButton(props: Props) {
  const { source, words, busy, native, left, warm, onDown, onPress, onRestart } = props;
  const video = source.type === 'video';
  const begin = video ? words.watch : words.listen;
  const label = (left ? words.resumeFilm.replace('{time}', clock(left)) : begin).replace(
    '{title}',
    source.title,
  );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={busy}
        disabled={native}
        onPointerEnter={warm}
        onPointerDown={onDown}
        // By keyboard: a press of the mouse brings the focus as well.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && warm()}
        onClick={onPress}
        className={`group relative flex w-full cursor-pointer overflow-hidden bg-black text-left text-white noscript:hidden ${video ? 'aspect-(--ratio,16/9)' : 'items-stretch'}`}
      >
        {video && source.poster && (
          <img
            src={source.poster}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {!native && <PlayMark corner={video} busy={busy} />}
        {!video && <span className="display-3 self-center px-5 py-3">{source.title}</span>}
      </button>
      {left && !busy && !native && (
        <ResumeChoice {...{ left, words, onRestart }} corner={video ? 'left-0' : 'right-0'} />
      )}
      <span
        role="status"
        className={`label pointer-events-none absolute bottom-0 left-0 z-10 bg-black px-3 py-2 text-white empty:hidden ${busy ? 'animate-late' : ''}`}
      >
        {busy && !native ? words.loading : ''}
      </span>
    </>
  );
}

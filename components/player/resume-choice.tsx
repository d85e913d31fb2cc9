import { clock } from '@/lib/player/time-link/clock';
import type { PlayerProps } from './player-props';

type Props = {
  /** Seconds. */
  left: number;
  /** Where it stands, in classes. */
  place: string;
  words: PlayerProps['words'];
  onRestart: () => void;
};

/** Says on the still where a press goes on, and offers the beginning beside it. */
export function ResumeChoice({ left, place, words, onRestart }: Props) {
  const look = 'label flex min-h-11 items-center px-4';
  return (
    <div className={`pointer-events-none z-4 flex flex-wrap noscript:hidden ${place}`}>
      {/* The button beneath says so, and takes the press. */}
      <span aria-hidden="true" className={`${look} bg-signal text-on-signal`}>
        {words.resumeAt.replace('{time}', clock(left))}
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

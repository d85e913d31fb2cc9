import { clock } from '@/lib/player/time-link/clock';
import type { PlayerProps } from './player-props';

type Props = {
  /** Stored position in seconds. */
  left: number;
  /** Classes for the position. */
  place: string;
  words: PlayerProps['words'];
  onRestart: () => void;
};

/** Label on the still with the position where playback resumes, and a button to restart. */
export function ResumeChoice({ left, place, words, onRestart }: Props) {
  const look = 'label flex min-h-11 items-center px-4';
  return (
    <div className={`pointer-events-none z-4 flex flex-wrap noscript:hidden ${place}`}>
      {/* Screen readers get this from the button below, which also receives the click. */}
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

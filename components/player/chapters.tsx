'use client';

import type { Chapter } from '@/lib/player/chapters/to-chapters';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { TimedButton } from './timed-button';
import { useCurrentItem } from './use-current-item';

type Props = {
  chapters: readonly Chapter[];
  /** Absent until the player is there. */
  store?: PlayerStore;
  /** Goes to a moment (seconds), and starts the player where it has not been. */
  jump: (time: number) => void;
  words: { title: string };
};

/** The film's chapters as a list, the one that runs marked. */
export function Chapters({ chapters, store, jump, words }: Props) {
  const current = useCurrentItem(chapters, store);
  if (chapters.length === 0) return null;
  return (
    <section aria-label={words.title} className="mt-4">
      <h2 className="label">{words.title}</h2>
      <ol className="mt-2 border-t border-line">
        {chapters.map(({ startTime, title }, index) => (
          <li key={startTime} className="border-b border-line">
            <TimedButton
              time={startTime}
              current={index === current}
              onClick={() => jump(startTime)}
            >
              {title}
            </TimedButton>
          </li>
        ))}
      </ol>
    </section>
  );
}

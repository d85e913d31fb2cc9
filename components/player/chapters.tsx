'use client';

import type { Chapter } from '@/lib/player/chapters/to-chapters';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { TimedButton } from './timed-button';
import { useCurrentItem } from './use-current-item';

type Props = {
  chapters: readonly Chapter[];
  /** Undefined until the player is ready. */
  store?: PlayerStore;
  /** Seeks to a time (seconds), and opens the player if necessary. */
  jump: (time: number) => void;
  words: { title: string };
};

/** The film's chapters as a list; the current one is marked. */
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

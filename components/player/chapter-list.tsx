import { useEffect, useState } from 'react';
import { chooseTrack } from '@/lib/player/captions/text-tracks';
import type { Chapter } from '@/lib/player/chapters/chapters';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { TimedButton, useCurrentItem } from './timed-item';

type Props = {
  chapters: readonly Chapter[];
  /** Undefined until the player is ready. */
  store?: PlayerStore;
  /** Seeks to a time (seconds), and opens the player if necessary. */
  jump: (time: number) => void;
};

/** The film's chapters as a list; the current one is marked. */
export function ChapterList({ chapters, store, jump }: Props) {
  const current = useCurrentItem(chapters, store);
  return (
    <ol className="border-line border-t">
      {chapters.map(({ startTime, title }, index) => (
        <li key={startTime} className="border-b border-line">
          <TimedButton time={startTime} current={index === current} onClick={() => jump(startTime)}>
            {title}
          </TimedButton>
        </li>
      ))}
    </ol>
  );
}

const none: readonly Chapter[] = [];

/** The chapters of a film; empty while loading, on failure, or without a file. */
export function useChapters(
  tracks: PlayerSource['tracks'],
  locale: string,
  isNeeded = true,
): readonly Chapter[] {
  const [loaded, setLoaded] = useState<{ src: string; chapters: readonly Chapter[] }>();
  const chapterTracks = tracks.filter(({ kind }) => kind === 'chapters');
  const src = isNeeded ? chooseTrack(chapterTracks, locale)?.src : undefined;
  useEffect(() => {
    if (!src) return;
    const fetching = new AbortController();
    async function load(file: string) {
      const { loadChapters } = await import('@/lib/player/chapters/load-chapters');
      const chapters = await loadChapters(file);
      if (!fetching.signal.aborted) setLoaded({ src: file, chapters });
    }
    void load(src);
    return () => fetching.abort();
  }, [src]);
  return loaded && loaded.src === src ? loaded.chapters : none;
}

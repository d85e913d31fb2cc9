import { useEffect, useState } from 'react';
import type { Chapter } from '@/lib/player/chapters/to-chapters';

const none: readonly Chapter[] = [];

/** The chapters of a file, once there is one to read; none until then. */
export function useChapters(src: string | undefined): readonly Chapter[] {
  const [loaded, setLoaded] = useState<{ src: string; chapters: readonly Chapter[] }>();
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

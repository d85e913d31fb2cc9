import { useEffect, useRef } from 'react';
import { forgetEarly, prepareEarly } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** Long enough for a page that has come to life to have drawn itself (ms). */
const settled = 200;

/** The box in which a film runs from the press on, with its element at hand where it `mayBegin` so. */
export function useEarlyMedia(source: PlayerSource, mayBegin: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const address = source.sources[0]?.src;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is drawn again shows the same film.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayBegin && box.current) prepareEarly(source, box.current);
    }, settled);
    return () => {
      clearTimeout(timer);
      forgetEarly(source);
    };
  }, [address, mayBegin]);
  return box;
}

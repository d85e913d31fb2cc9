import { useEffect, useRef } from 'react';
import { createFrameView } from '@/lib/player/seek-preview/frame-view';
import { findFrame, loadThumbnails } from '@/lib/player/seek-preview/frames';

type Props = {
  /** URL of the film's thumbnails, WebVTT. */
  src: string;
  /** Seconds. */
  time: number;
};

/** The frame of a shared moment, over the film's still; nothing if there is no thumbnail of it. */
export function MomentFrame({ src, time }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const loading = new AbortController();
    const view = createFrameView(box.current);
    void loadThumbnails(src, loading).then((frames) => {
      const frame = frames[findFrame(frames, time)];
      if (frame && !loading.signal.aborted) view.show(frame);
    });
    return () => {
      loading.abort();
      view.clear();
    };
  }, [src, time]);
  return <div ref={box} className="absolute inset-0 overflow-hidden *:absolute *:max-w-none" />;
}

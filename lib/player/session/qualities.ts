import { isStream, type Stream } from '@/lib/player/hls/stream';
import type { QualityChoice } from '@/lib/player/plyr/plyr-options';
import type { PlayerSource } from '@/lib/player/source/source-schema';

type QualityOptions = {
  media?: HTMLMediaElement;
  stream?: Stream;
  source: PlayerSource;
  index: number;
  onSource: (index: number) => void;
};

/**
 * The qualities for the menu: a stream's levels and 'Auto', or the film's files. Undefined without a choice.
 */
export function listQualities({ media, stream, source, index, onSource }: QualityOptions) {
  if (stream?.heights.length) return streamQualities(stream);
  if (!media || stream) return undefined;
  const files = fileQualities(source, index);
  const start = files.find((file) => file.index === index);
  if (!start) return undefined;
  let open = index;
  const choose = (height: number) => {
    const file = files.find((one) => one.height === height);
    // Plyr also calls this for the initial quality.
    if (!file || file.index === open) return;
    open = file.index;
    onSource(open);
    swapFile(media, file.src);
  };
  return { options: files.map(({ height }) => height), start: start.height, choose };
}

function streamQualities({ heights, setHeight }: Stream): QualityChoice {
  return { options: [0, ...heights], start: 0, choose: setHeight };
}

/** Switches to another file of the same film, at the same position and speed. */
export function swapFile(media: HTMLMediaElement, src: string): void {
  const { currentTime, paused, playbackRate } = media;
  media.src = src;
  media.addEventListener(
    'loadedmetadata',
    () => {
      media.currentTime = currentTime;
      media.playbackRate = playbackRate;
      if (!paused) media.play().catch(() => {});
    },
    { once: true },
  );
  media.load();
}

/** A file: index in the list of sources, height in pixels. */
type FileQuality = { index: number; src: string; height: number };

/**
 * The files of the same MIME type as the one at `index`, by descending height; empty without a choice. Files
 * of the same height are alternatives, so one is listed: the one at `index`, else the first.
 */
export function fileQualities({ sources }: PlayerSource, index: number): FileQuality[] {
  const type = sources[index]?.type;
  const files = sources.flatMap((part, at) =>
    part.provider === 'html5' && part.size && part.type === type && !isStream(part)
      ? [{ index: at, src: part.src, height: part.size }]
      : [],
  );
  const now = files.find((file) => file.index === index);
  if (!now) return [];
  const byHeight = new Map([...files.toReversed(), now].map((file) => [file.height, file]));
  if (byHeight.size < 2) return [];
  return [...byHeight.values()].sort((a, b) => b.height - a.height);
}

import type { Stream } from '@/lib/player/hls/stream';
import type { QualityChoice } from '@/lib/player/plyr/quality-choice';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { fileQualities } from './file-qualities';
import { swapFile } from './swap-file';

type Given = {
  media?: HTMLMediaElement;
  stream?: Stream;
  source: PlayerSource;
  index: number;
  onSource: (index: number) => void;
};

/** The qualities a visitor can choose: a stream's and 'Auto', or the film's files. */
export function offerQualities({ media, stream, source, index, onSource }: Given) {
  if (stream?.heights.length) return ofStream(stream);
  if (!media || stream) return undefined;
  const files = fileQualities(source, index);
  const start = files.find((file) => file.index === index);
  if (!start) return undefined;
  let open = index;
  const choose = (height: number) => {
    const file = files.find((one) => one.height === height);
    // Plyr also 'chooses' the one it begins with.
    if (!file || file.index === open) return;
    open = file.index;
    onSource(open);
    swapFile(media, file.src);
  };
  return { options: files.map(({ height }) => height), start: start.height, choose };
}

function ofStream({ heights, setHeight }: Stream): QualityChoice {
  return { options: [0, ...heights], start: 0, choose: setHeight };
}

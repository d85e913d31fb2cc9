import { findSeekBar } from '@/lib/player/plyr/plyr-dom';
import { attachScrubber } from '@/lib/player/thumbnails/attach-scrubber';
import { clock } from '@/lib/player/time-link/clock';
import type { FeatureContext } from './feature';

/** Attaches thumbnails to the seek bar if the film has any. */
export function attachFilmScrubber({ handle, source }: FeatureContext) {
  const seekBar = findSeekBar(handle.root);
  if (!source.previewThumbnails || !seekBar) return () => {};
  return attachScrubber(handle, { src: source.previewThumbnails.src, seekBar, formatTime: clock });
}

import { findSeekBar } from '@/lib/player/plyr/plyr-dom';
import { attachScrubber } from '@/lib/player/thumbnails/attach-scrubber';
import { clock } from '@/lib/player/time-link/clock';
import type { FeatureContext } from './feature';

/** Thumbnails above the seek bar, for a film that has them. */
export function attachFilmScrubber({ handle, source }: FeatureContext) {
  const seekBar = findSeekBar(handle.root);
  if (!source.previewThumbnails || !seekBar) return () => {};
  return attachScrubber(handle, { src: source.previewThumbnails.src, seekBar, formatTime: clock });
}

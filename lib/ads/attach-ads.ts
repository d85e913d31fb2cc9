import type { PlayerHandle } from '@/lib/player/player-handle';
import { type AdsOptions, createAds } from './create-ads';

/** Puts the advertisements before, into and after a film. To be attached before other features. */
export function attachAds(handle: PlayerHandle, options: AdsOptions): () => void {
  return createAds(handle, options).destroy;
}

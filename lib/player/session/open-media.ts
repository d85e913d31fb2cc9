import { isStream } from '@/lib/player/hls/is-stream';
import type { Stream } from '@/lib/player/hls/stream';
import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/create-store';

/** Gives a media element its film: the file's address, or a stream's, for which hls.js is loaded. */
export async function openMedia(
  media: HTMLMediaElement,
  part: SourcePart,
  language: string,
  store: PlayerStore,
  signal: AbortSignal,
): Promise<Stream | undefined> {
  if (!isStream(part)) {
    // Set again, an address is fetched again.
    if (media.getAttribute('src') !== part.src) media.src = part.src;
    return undefined;
  }
  const { openStream } = await import('@/lib/player/hls/open-stream');
  const onFailure = (failure: NonNullable<ReturnType<PlayerStore['read']>['failure']>) =>
    store.write({ status: 'failed', failure });
  return openStream({ media, src: part.src, language, onFailure, signal });
}

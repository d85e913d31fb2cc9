import type Hls from 'hls.js';
import type { StreamFailure } from './stream';

/** Lets a stream recover once from a broken picture or sound, and tells of what it cannot survive. */
export function recover(
  hls: Hls,
  { Events, ErrorTypes }: typeof Hls,
  onFailure: (failure: StreamFailure) => void,
): void {
  let recovered = false;
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    hls.destroy();
    onFailure(type === ErrorTypes.NETWORK_ERROR ? 'network' : 'decode');
  });
}

import type { Stream } from './stream';

/** The browser's own reading of a stream, where hls.js has nothing to work with (iOS). */
export function nativeStream(media: HTMLMediaElement, src: string): Stream {
  media.src = src;
  return {
    heights: [],
    setHeight() {},
    audioTracks: () => [],
    audioTrack: () => -1,
    setAudioTrack() {},
    onAudio: () => () => {},
    close() {},
  };
}

import type Hls from 'hls.js';
import { heights } from './heights';
import { keepOffEnd } from './keep-off-end';
import { levelFor } from './level-for';
import { nativeStream } from './native-stream';
import { recover } from './recover';
import type { Stream, StreamFailure } from './stream';

type Given = {
  media: HTMLMediaElement;
  src: string;
  /** The page's: the audio track in that language is heard first. */
  language: string;
  /** Told once, when the stream cannot go on. */
  onFailure: (failure: StreamFailure) => void;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
};

/**
 * Opens an HLS stream; hls.js is downloaded only here. Resolves when its qualities are known, rejects
 * after `onFailure` when it comes to nothing before that.
 */
export async function openStream(given: Given): Promise<Stream> {
  const { media, src, language, onFailure, signal } = given;
  const { default: Player } = await import('hls.js');
  signal.throwIfAborted();
  // Chromium says it plays HLS by itself, with faults: MSE goes first.
  if (!Player.isSupported()) return nativeStream(media, src);
  keepOffEnd(media, signal);
  const hls = new Player({ audioPreference: { lang: language } });
  await new Promise<void>((resolve, reject) => {
    hls.once(Player.Events.MANIFEST_PARSED, () => resolve());
    recover(hls, Player, (failure) => {
      onFailure(failure);
      reject(new Error(`Stream failed: ${failure}`));
    });
    signal.addEventListener('abort', () => {
      hls.destroy();
      reject(signal.reason);
    });
    hls.loadSource(src);
    hls.attachMedia(media);
  });
  return toStream(hls, Player);
}

function toStream(hls: Hls, { Events }: typeof Hls): Stream {
  const audioEvents = [Events.AUDIO_TRACKS_UPDATED, Events.AUDIO_TRACK_SWITCHED] as const;
  return {
    heights: heights(hls.levels),
    setHeight(height) {
      hls.nextLevel = levelFor(hls.levels, height);
    },
    audioTracks: () =>
      hls.audioTracks.map(({ name, lang }, index) => ({ index, name, language: lang })),
    audioTrack: () => hls.audioTrack,
    setAudioTrack(index) {
      hls.audioTrack = index;
    },
    onAudio(listener) {
      for (const name of audioEvents) hls.on(name, listener);
      return () => {
        for (const name of audioEvents) hls.off(name, listener);
      };
    },
    close: () => hls.destroy(),
  };
}

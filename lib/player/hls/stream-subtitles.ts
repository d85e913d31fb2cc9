import type { MediaPlaylist } from 'hls.js';
import type { StreamSubtitles } from './stream';

type SubtitleTrack = Pick<
  MediaPlaylist,
  'name' | 'lang' | 'url' | 'characteristics' | 'default' | 'forced'
>;

/**
 * The subtitles of a manifest, which may repeat them for each group of levels. Forced ones are left out: they hold
 * only a part of the words.
 */
export function listSubtitles(tracks: readonly SubtitleTrack[]): StreamSubtitles[] {
  const keyOf = ({ name, lang }: SubtitleTrack) => `${lang} ${name}`;
  return tracks
    .filter(({ forced }) => !forced)
    .filter((track, index, all) => all.findIndex((one) => keyOf(one) === keyOf(track)) === index)
    .map(({ name, lang = '', url, characteristics = '', default: isDefault }) => ({
      kind: /describes-music-and-sound/i.test(characteristics) ? 'captions' : 'subtitles',
      srclang: lang,
      label: name,
      src: url,
      isDefault,
    }));
}

import type { MediaPlaylist } from 'hls.js';
import type { StreamSubtitles } from './stream';

type SubtitleTrack = Pick<
  MediaPlaylist,
  'name' | 'lang' | 'url' | 'characteristics' | 'default' | 'forced'
>;

/**
 * The subtitles of a manifest, each once, although the manifest may repeat them for each group of levels.
 * Forced subtitles are left out, since they contain only part of the dialogue.
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

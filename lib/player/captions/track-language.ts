type Track = { kind: string; srclang: string };

/** Private subtag (BCP 47) for captions that share their language with subtitles. */
const mark = '-x-cc';

/**
 * The language code of a track in the player. Plyr identifies tracks by language alone, so of two tracks in
 * one language the second could not be selected: captions next to subtitles get their own tag.
 */
export function trackLanguage({ kind, srclang }: Track, tracks: readonly Track[]): string {
  const beside = tracks.some((other) => other.kind === 'subtitles' && other.srclang === srclang);
  return kind === 'captions' && beside ? `${srclang}${mark}` : srclang;
}

/** The initial language: the chosen one if this film has it, else the same without the subtag. */
export function firstLanguage(chosen: string, tracks: readonly Track[]): string {
  const has = tracks.some((track) => trackLanguage(track, tracks) === chosen);
  return has ? chosen : chosen.replace(mark, '');
}

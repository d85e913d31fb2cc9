type Track = { kind: string; srclang: string };

/** What marks captions beside subtitles in one language: a private subtag (BCP 47). */
const mark = '-x-cc';

/**
 * The language a track has in the player. Plyr knows tracks by their language alone, so that of two
 * in one language the second could never be chosen: captions beside subtitles have a tag of their own.
 */
export function trackLanguage({ kind, srclang }: Track, tracks: readonly Track[]): string {
  const beside = tracks.some((other) => other.kind === 'subtitles' && other.srclang === srclang);
  return kind === 'captions' && beside ? `${srclang}${mark}` : srclang;
}

/** The language to begin with: the chosen one where this film has it, else without the mark. */
export function firstLanguage(chosen: string, tracks: readonly Track[]): string {
  const has = tracks.some((track) => trackLanguage(track, tracks) === chosen);
  return has ? chosen : chosen.replace(mark, '');
}

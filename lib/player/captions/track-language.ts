type LanguageTrack = { kind: string; srclang: string };

/** Private subtag (BCP 47) for captions that share their language with subtitles. */
const captionsSubtag = '-x-cc';

/**
 * The language code of a track in the player. Plyr identifies tracks by language alone, so of two tracks in one
 * language the second could not be selected. So captions get a tag of their own if there are subtitles in the
 * same language.
 */
export function trackLanguage(
  { kind, srclang }: LanguageTrack,
  tracks: readonly LanguageTrack[],
): string {
  const hasSubtitles = tracks.some(
    (other) => other.kind === 'subtitles' && other.srclang === srclang,
  );
  return kind === 'captions' && hasSubtitles ? `${srclang}${captionsSubtag}` : srclang;
}

/**
 * The initial caption language: the chosen one if this film has it, else the chosen one without the captions subtag.
 */
export function initialLanguage(chosen: string, tracks: readonly LanguageTrack[]): string {
  const has = tracks.some((track) => trackLanguage(track, tracks) === chosen);
  return has ? chosen : chosen.replace(captionsSubtag, '');
}

/**
 * Whether captions are on at first: the visitor's choice, else on for films with `subtitles`. Subtitles are
 * part of the film (such as translated intertitles); `captions` are opt-in.
 */
export function showsCaptionsInitially(
  chosen: boolean | undefined,
  tracks: readonly Pick<LanguageTrack, 'kind'>[],
): boolean {
  return chosen ?? tracks.some(({ kind }) => kind === 'subtitles');
}

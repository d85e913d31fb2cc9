/** The track in the page's language, else the first track; undefined for an empty list. */
export function chooseLanguage<Track extends { srclang: string }>(
  tracks: readonly Track[],
  locale: string,
): Track | undefined {
  return tracks.find(({ srclang }) => srclang === locale) ?? tracks[0];
}

/** The page's language where there is a track for it, else the first there is. */
export function chooseLanguage<Track extends { srclang: string }>(
  tracks: readonly Track[],
  locale: string,
): Track | undefined {
  return tracks.find(({ srclang }) => srclang === locale) ?? tracks[0];
}

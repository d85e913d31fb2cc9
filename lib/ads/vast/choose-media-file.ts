import type { MediaFile } from './vast-response';

/** APIs that run scripts of the ad. Other values of `apiFramework` are harmless. */
const programs = /vpaid|simid|mraid|omid/i;

/**
 * Selects the media file: playable by the browser, without a script API, nearest to the player's width in
 * pixels, preferring larger over smaller. Third-party files only if `mayAsk` allows them. Undefined if there
 * is none.
 */
export function chooseMediaFile(
  files: readonly MediaFile[],
  width: number,
  { canPlay, mayAsk }: { canPlay: (mime: string) => boolean; mayAsk: (url: string) => boolean },
): string | undefined {
  const cost = (file: MediaFile) =>
    file.width >= width ? file.width - width : (width - file.width) * 2;
  const playable = files.filter(
    ({ fileURL, mimeType, apiFramework }) =>
      fileURL && !programs.test(apiFramework ?? '') && canPlay(mimeType ?? '') && mayAsk(fileURL),
  );
  return playable.sort((a, b) => cost(a) - cost(b))[0]?.fileURL ?? undefined;
}

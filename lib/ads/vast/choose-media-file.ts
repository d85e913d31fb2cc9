import type { MediaFile } from './vast-response';

/** What wants to run a program of its own. Anything else that stands there is a name, not a demand. */
const programs = /vpaid|simid|mraid|omid/i;

/**
 * The file to play: one the browser can play, no script, and nearest to the width of the player in
 * pixels, rather a little larger than smaller. Foreign files only if other origins may be asked.
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

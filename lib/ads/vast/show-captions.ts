import { readPreferences } from '@/lib/player/session/preferences';
import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import { parseVtt } from '@/lib/primitives/webvtt';
import { isSameOrigin } from './fetch-xml';
import type { CaptionFile } from './vast-response';

/** Line of the captions, counted from the lower edge, so that the ad's bar does not cover them. */
const barLines = 3;

type Options = { allowsThirdParties: boolean; signal: AbortSignal };

/**
 * Shows the captions of an ad to visitors who have captions on or the sound off: those in the page's language,
 * else the first ones. The file is fetched, since a `<track>` of another host would require CORS for the video
 * as well.
 */
export async function showCaptions(
  video: HTMLVideoElement,
  files: readonly CaptionFile[],
  { allowsThirdParties, signal }: Options,
): Promise<void> {
  const readable = files.filter(
    ({ type, fileURL }) =>
      type === 'text/vtt' && fileURL && (allowsThirdParties || isSameOrigin(fileURL)),
  );
  const page = document.documentElement.lang.slice(0, 2);
  const file = readable.find(({ language }) => language?.startsWith(page)) ?? readable[0];
  if (!file?.fileURL) return;
  const response = await fetchWithRetry(file.fileURL, {
    ...{ signal, credentials: 'omit' },
    // Our own address may redirect to another host.
    redirect: allowsThirdParties ? 'follow' : 'error',
  });
  const cues = parseVtt(await response.text());
  const track = video.addTextTrack('captions', '', file.language ?? '');
  for (const { startTime, endTime, text } of cues) {
    const cue = new VTTCue(startTime, endTime, text);
    cue.line = -barLines;
    track.addCue(cue);
  }
  const show = () => {
    track.mode = readPreferences().captions || video.muted ? 'showing' : 'hidden';
  };
  video.addEventListener('volumechange', show, { signal });
  show();
}

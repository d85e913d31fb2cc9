import { fetchAnswer } from '@/lib/primitives/http/fetch-answer';
import { parseVtt } from '@/lib/primitives/webvtt/parse-vtt';
import { hasVttSignature } from '@/lib/primitives/webvtt/vtt-lines';
import { type Frame, toFrames } from './frames';

type Options = { signal: AbortSignal; warn?: (message: string) => void };

/**
 * Loads a thumbnail file. Errors (missing file, not WebVTT, no images) give an empty list and one warning,
 * never an exception; an aborted request gives no warning.
 *
 *  @param src URL of the WebVTT file, relative to the page
 */
export async function loadThumbnails(src: string, options: Options): Promise<Frame[]> {
  const { signal, warn = warnInConsole } = options;
  try {
    const response = await fetchAnswer(src, { signal });
    const text = await response.text();
    if (!hasVttSignature(text)) throw new Error('not a WebVTT file');
    const frames = toFrames(parseVtt(text), response.url || new URL(src, document.baseURI).href);
    if (frames.length === 0) throw new Error('no images in it');
    return frames;
  } catch (error) {
    if (!signal.aborted) warn(`No thumbnails from ${src}: ${messageOf(error)}`);
    return [];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function warnInConsole(message: string) {
  // biome-ignore lint/suspicious/noConsole: the film's editor must be able to find out why.
  console.warn(message);
}

import { type Frame, toFrames } from './frames';
import { parseVtt } from './parse-vtt';
import { hasVttSignature } from './vtt-lines';

/** Statuses that are tried once more (specification, section 8). */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

type Options = { signal: AbortSignal; warn?: (message: string) => void };

/**
 * Fetches a thumbnail file and reads its frames. Whatever is wrong with it — missing, not WebVTT, no
 * image in it — gives no frames and one warning, never an exception; an aborted fetch says nothing.
 *
 * @param src address of the WebVTT file, relative to the page
 */
export async function loadThumbnails(src: string, options: Options): Promise<Frame[]> {
  const { signal, warn = warnInConsole } = options;
  try {
    const response = await fetchTwice(src, signal);
    if (!response.ok) throw new Error(`status ${response.status}`);
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

async function fetchTwice(src: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(src, { signal });
  return retried.has(response.status) ? fetch(src, { signal }) : response;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function warnInConsole(message: string) {
  // biome-ignore lint/suspicious/noConsole: the film's editor must be able to find out why.
  console.warn(message);
}

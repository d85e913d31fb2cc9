import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import { hasVttSignature, parseVtt, type VttCue } from '@/lib/primitives/webvtt';

/** A thumbnail, valid from `startTime` to `endTime` (seconds). x, y, w, h are set only for a sprite. */
export type Frame = { startTime: number; endTime: number; image: string } & Partial<Area>;

/** Whether the frame is part of a sprite image. */
export function isSprite(frame: Frame): frame is Frame & Area {
  return frame.w !== undefined;
}

/**
 * Converts the cues of a thumbnail file to frames, sorted by time. Drops cues without an image or without a
 * duration.
 *
 * @param base absolute URL of the thumbnail file
 */
export function toFrames(cues: readonly VttCue[], base: string): Frame[] {
  return cues
    .flatMap(({ startTime, endTime, text }) => {
      const line = text.split('\n').find((part) => part.trim()) ?? '';
      const reference = parseFragment(line, base);
      if (!reference || endTime <= startTime) return [];
      return [{ startTime, endTime, image: reference.image, ...reference.area }];
    })
    .sort((one, other) => one.startTime - other.startTime);
}

/** Index of the frame at `time` (seconds). If two frames overlap, the later one; -1 in a gap. */
export function findFrame(frames: readonly Frame[], time: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((frames[middle]?.startTime ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const found = frames[low - 1];
  return found && time <= found.endTime ? low - 1 : -1;
}

/** A part of an image, in pixels or in percent of its size. */
export type Area = { x: number; y: number; w: number; h: number; unit?: 'percent' };

/** An image and, for a sprite, its part. */
export type ImageReference = { image: string; area?: Area };

const schemes = ['http:', 'https:', 'data:', 'blob:'];
const number = String.raw`\d+(?:\.\d+)?`;
const xywh = new RegExp(`^(?:(pixel|percent):)?(${number}),(${number}),(${number}),(${number})$`);

/**
 * Parses `sprite.jpg#xywh=160,0,160,90` (https://www.w3.org/TR/media-frags/#naming-space): relative to
 * `base`, absolute, `//host/…` or `data:`. Undefined for an unusable URL; an invalid area is ignored.
 *
 * @param base absolute URL of the file that contains the reference
 */
export function parseFragment(reference: string, base: string): ImageReference | undefined {
  const address = reference.trim();
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!schemes.includes(url.protocol)) return undefined;
  const area = parseArea(url.hash.slice(1));
  url.hash = '';
  return { image: url.href, ...(area && { area }) };
}

/** If there are several `xywh`, the last valid one counts, as in the standard. */
function parseArea(fragment: string): Area | undefined {
  const areas = [...new URLSearchParams(fragment.replaceAll('+', '%2B'))]
    .filter(([name]) => name === 'xywh')
    .map(([, value]) => readArea(value));
  return areas.findLast((area) => area !== undefined);
}

function readArea(value: string): Area | undefined {
  const [match, unit, ...numbers] = xywh.exec(value) ?? [];
  const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number);
  if (!match || w === 0 || h === 0) return undefined;
  return { x, y, w, h, ...(unit === 'percent' && { unit }) };
}

type Options = { signal: AbortSignal; warn?: (message: string) => void };

/**
 * Loads a thumbnail file. Errors (missing file, not WebVTT, no images) give an empty list and one warning,
 * never an exception; an aborted request gives no warning.
 *
 * @param src URL of the WebVTT file, relative to the page
 */
export async function loadThumbnails(src: string, options: Options): Promise<Frame[]> {
  const { signal, warn = warnInConsole } = options;
  try {
    const response = await fetchWithRetry(src, { signal });
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

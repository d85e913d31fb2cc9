import type { AdBreak } from '../ad-backend';

/** VAST macros by name (VAST 4.2, section 6). */
export type Macros = Record<string, string>;

type MacroContext = { at: AdBreak['at']; media: HTMLMediaElement; stage: HTMLElement };

/** IAB BREAKPOSITION: 1 pre-roll, 2 mid-roll, 3 post-roll. */
const breakPosition = (at: AdBreak['at']) => (at === 'start' ? '1' : at === 'end' ? '3' : '2');

/** Current macro values of the page, the break and the playback position. */
export function readMacros({ at, media, stage }: MacroContext): Macros {
  const playhead = timecode(media.currentTime);
  return {
    PAGEURL: location.href,
    DOMAIN: location.hostname,
    BREAKPOSITION: breakPosition(at),
    CONTENTPLAYHEAD: playhead,
    MEDIAPLAYHEAD: playhead,
    PLAYERSIZE: `${stage.clientWidth},${stage.clientHeight}`,
    CACHEBUSTING: String(Math.floor(Math.random() * 1e8)).padStart(8, '0'),
    TIMESTAMP: new Date().toISOString(),
  };
}

/** Fills the macros of a URL, `[NAME]` or `%%NAME%%`; unknown ones become -1. */
export function fillMacros(url: string, macros: Macros): string {
  return url.replace(/\[([A-Z]+)\]|%%([A-Z]+)%%/g, (_, one: string, other: string) =>
    encodeURIComponent(macros[one ?? other] ?? '-1'),
  );
}

/** Formats `hh:mm:ss.mmm`. @param seconds not negative, below 24 h */
function timecode(seconds: number): string {
  return new Date(Math.floor(seconds * 1000)).toISOString().slice(11, 23);
}

/** Error codes for the ad server (VAST 4.2, section 2.3.6.3). */
export const errorCodes = {
  fileNotFound: '401',
  timeout: '402',
  noFileSupported: '403',
  cannotDisplay: '405',
  overlayNotFound: '502',
  noOverlaySupported: '503',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** `MediaError.MEDIA_ERR_DECODE` (HTML, 4.8.11.1). */
const decodeError = 3;

/**
 * The error code for a file that does not play. If no data was ever read, the file counts as
 * missing: browsers report the same error for a missing and for an unsupported file.
 */
export function errorCodeOf({ error, readyState }: HTMLMediaElement): ErrorCode {
  const hasStarted = readyState > 0 || error?.code === decodeError;
  return hasStarted ? errorCodes.cannotDisplay : errorCodes.fileNotFound;
}

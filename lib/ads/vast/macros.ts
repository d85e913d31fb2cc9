import type { AdBreak } from '../ad-break';

/** VAST macros by name (VAST 4.2, section 6). */
export type Macros = Record<string, string>;

type Around = { at: AdBreak['at']; media: HTMLMediaElement; stage: HTMLElement };

/** IAB BREAKPOSITION: 1 pre-roll, 2 mid-roll, 3 post-roll. */
const positionOf = (at: AdBreak['at']) => (at === 'start' ? '1' : at === 'end' ? '3' : '2');

/** Current macro values of the page, the break and the playback position. */
export function readMacros({ at, media, stage }: Around): Macros {
  const playhead = timecode(media.currentTime);
  return {
    PAGEURL: location.href,
    DOMAIN: location.hostname,
    BREAKPOSITION: positionOf(at),
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

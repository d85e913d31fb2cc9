import type { AdBreak } from '../ad-break';

/** What an address may ask for (VAST 4.2, section 6). */
export type Macros = Record<string, string>;

type Around = { at: AdBreak['at']; media: HTMLMediaElement; stage: HTMLElement };

/** Before the film, in it, after it (IAB, BREAKPOSITION). */
const positionOf = (at: AdBreak['at']) => (at === 'start' ? '1' : at === 'end' ? '3' : '2');

/** The values of now: of the page, of the break, of where the film stands. */
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

/** An address with its macros filled, `[NAME]` or `%%NAME%%`; those nobody knows become -1. */
export function fillMacros(url: string, macros: Macros): string {
  return url.replace(/\[([A-Z]+)\]|%%([A-Z]+)%%/g, (_, one: string, other: string) =>
    encodeURIComponent(macros[one ?? other] ?? '-1'),
  );
}

/** `hh:mm:ss.mmm`. @param seconds from 0 on */
function timecode(seconds: number): string {
  return new Date(Math.floor(seconds * 1000)).toISOString().slice(11, 23);
}

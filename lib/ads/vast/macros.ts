import type { AdBreak } from '../ad-backend';
import type { BreakOptions } from './running-ad';

/** VAST macros by name (https://github.com/InteractiveAdvertisingBureau/VAST, vast_4.x_macros.md). */
export type Macros = Record<string, string>;

/** The ad that runs: its time in seconds, and whether it can be skipped. */
type AdState = { elapsed: number; isSkippable: boolean };

/** Value of a macro that is unknown or has no known value. */
const unknown = '-1';

/** VAST 2.0 to 4.2 with their wrappers (AdCOM, Creative Subtypes). */
const vastVersions = '2,3,5,6,7,8,11,12,13,14';
const mediaTypes = ['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl'];

/** IAB BREAKPOSITION: 1 pre-roll, 2 mid-roll, 3 post-roll. */
const breakPosition = (at: AdBreak['at']) => (at === 'start' ? '1' : at === 'end' ? '3' : '2');

/** Current macro values of the page, the player, the break, and the running ad, if there is one. */
export function readMacros(options: BreakOptions, ad?: AdState): Macros {
  const { at, adCount, media, stage, store, transactionId } = options;
  const playhead = timecode(media.currentTime);
  const { muted, fullscreen, startedMuted } = store.read();
  return {
    PAGEURL: location.href,
    DOMAIN: location.hostname,
    BREAKPOSITION: breakPosition(at),
    CONTENTPLAYHEAD: playhead,
    MEDIAPLAYHEAD: playhead,
    ADPLAYHEAD: ad ? timecode(ad.elapsed) : unknown,
    ADCOUNT: String(adCount),
    TRANSACTIONID: transactionId,
    PLAYERSIZE: `${stage.clientWidth},${stage.clientHeight}`,
    PLAYERSTATE: joinNames({ muted, fullscreen }),
    INVENTORYSTATE: joinNames({ skippable: ad?.isSkippable ?? true, mautoplayed: startedMuted }),
    VASTVERSIONS: vastVersions,
    MEDIAMIME: mediaTypes.filter((type) => media.canPlayType(type)).join(','),
    DEVICEUA: navigator.userAgent,
    CACHEBUSTING: String(Math.floor(Math.random() * 1e8)).padStart(8, '0'),
    TIMESTAMP: new Date().toISOString(),
    ...readRegulations(options),
  };
}

/** The names of the states that are true, joined by commas. */
function joinNames(states: Record<string, boolean>): string {
  return Object.keys(states)
    .filter((name) => states[name])
    .join(',');
}

/** Without consent, or where the browser asks for it (Global Privacy Control), tracking is limited. */
function readRegulations({ consent, allowsThirdParties }: BreakOptions): Macros {
  const { gdprApplies, tcString, gppString, gppSections } = consent;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return {
    REGULATIONS: gdprApplies ? 'gdpr' : unknown,
    GDPRCONSENT: tcString || unknown,
    GPPSTRING: gppString || unknown,
    GPPSECTIONID: gppSections?.join(',') || unknown,
    LIMITADTRACKING: globalPrivacyControl || !allowsThirdParties ? '1' : '0',
  };
}

/** Fills the macros of a URL, `[NAME]` or `%%NAME%%`; unknown ones become -1. */
export function fillMacros(url: string, macros: Macros): string {
  return url.replace(/\[([A-Z]+)\]|%%([A-Z]+)%%/g, (_, one: string, other: string) =>
    encodeURIComponent(macros[one ?? other] ?? unknown),
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

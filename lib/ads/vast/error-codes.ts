/** What went wrong, for the ad's server (VAST 4.2, section 2.3.6.3). */
export const errorCodes = {
  fileNotFound: '401',
  timeout: '402',
  noFileSupported: '403',
  cannotDisplay: '405',
  overlayNotFound: '502',
  noOverlaySupported: '503',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** HTML, 4.8.11.1: the file breaks while it is decoded. */
const decodeError = 3;

/**
 * Why a file does not play. One of which nothing was ever read, though its kind is known, is not there:
 * browsers do not tell the two apart.
 */
export function codeOf({ error, readyState }: HTMLMediaElement): ErrorCode {
  const begun = readyState > 0 || error?.code === decodeError;
  return begun ? errorCodes.cannotDisplay : errorCodes.fileNotFound;
}

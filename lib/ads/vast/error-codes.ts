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
 * The error code for a file that does not play. If no data was ever read, the file counts as missing:
 * browsers report the same error for both.
 */
export function codeOf({ error, readyState }: HTMLMediaElement): ErrorCode {
  const begun = readyState > 0 || error?.code === decodeError;
  return begun ? errorCodes.cannotDisplay : errorCodes.fileNotFound;
}

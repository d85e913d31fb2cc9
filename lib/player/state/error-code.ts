/** `MediaError.MEDIA_ERR_ABORTED` (HTML, 4.8.11.1). */
const aborted = 1;

/**
 * Why a media element has failed, as its `MediaError.code`. One that was told to stop loading has not:
 * WebKit does so to a film whose page it keeps, and loads it anew when the visitor comes back.
 */
export function errorCode(error: { code: number } | null | undefined): number | undefined {
  return error?.code === aborted ? undefined : error?.code;
}

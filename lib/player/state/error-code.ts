/** `MediaError.MEDIA_ERR_ABORTED` (HTML, 4.8.11.1). */
const aborted = 1;

/**
 * The `MediaError.code` of a failure. Aborted loading is not a failure: WebKit aborts it for a page in the
 * back-forward cache, and loads again when the visitor returns.
 */
export function errorCode(error: { code: number } | null | undefined): number | undefined {
  return error?.code === aborted ? undefined : error?.code;
}

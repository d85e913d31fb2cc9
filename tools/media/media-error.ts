/** An error that the user can fix; its message says how. */
export class MediaError extends Error {
  override name = 'MediaError';
}

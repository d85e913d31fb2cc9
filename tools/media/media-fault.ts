/** A fault that the user can fix; its message says how. */
export class MediaFault extends Error {
  override name = 'MediaFault';
}

/** Something the person who brings a film can put right; its message says what and how. */
export class MediaFault extends Error {
  override name = 'MediaFault';
}

/** Kind of an error, for programs; the message is for people. */
export type MediaFault =
  | 'no-ffmpeg'
  | 'no-encoder'
  | 'empty'
  | 'not-film'
  | 'no-length'
  | 'space'
  | 'other';

/** An error that the user can fix; its message says how. */
export class MediaError extends Error {
  override name = 'MediaError';

  constructor(
    message: string,
    readonly fault: MediaFault = 'other',
  ) {
    super(message);
  }
}

/** The fault of any error. */
export function faultOf(error: unknown): MediaFault {
  if (error instanceof MediaError) return error.fault;
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'space' : 'other';
}

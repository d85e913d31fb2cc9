import { MediaFault } from '../media-fault';

/** The fault for a missing `program` (ffmpeg or ffprobe, which belongs to it), with installation instructions. */
export function missingProgram(program: string): MediaFault {
  return new MediaFault(
    [
      `${program} was not found in any folder of PATH. Films and sound are read and encoded with it. Install ffmpeg:`,
      '  Debian, Ubuntu   sudo apt-get install ffmpeg',
      '  macOS            brew install ffmpeg',
      '  Windows          winget install Gyan.FFmpeg',
      'Then open a new terminal and give the same command again.',
    ].join('\n'),
  );
}

/** Distinguishes a missing program from other start failures. */
export function startFailure(program: string, error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' ? missingProgram(program) : error;
}

/** Error with ffmpeg's output; if its build lacks an encoder, with instructions. */
export function ffmpegFailure(code: number | null, complaint: string): Error {
  const encoder = /Unknown encoder '([^']+)'/.exec(complaint)?.[1];
  if (!encoder) return new Error(`ffmpeg failed (${code}): ${complaint.trim()}`);
  return new MediaFault(
    `This ffmpeg was built without ${encoder}. Install a full build of it (on Fedora: the one of RPM Fusion).`,
  );
}

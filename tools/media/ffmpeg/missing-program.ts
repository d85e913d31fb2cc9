import { MediaFault } from '../media-fault';

/** What to do where `program` (ffmpeg or ffprobe, which comes with it) is not installed. */
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

/** Tells a program that is not there from one that could not be started for another reason. */
export function startFailure(program: string, error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' ? missingProgram(program) : error;
}

/** What ffmpeg said when it failed; what to do where its build lacks an encoder. */
export function ffmpegFailure(code: number | null, complaint: string): Error {
  const encoder = /Unknown encoder '([^']+)'/.exec(complaint)?.[1];
  if (!encoder) return new Error(`ffmpeg failed (${code}): ${complaint.trim()}`);
  return new MediaFault(
    `This ffmpeg was built without ${encoder}. Install a full build of it (on Fedora: the one of RPM Fusion).`,
  );
}

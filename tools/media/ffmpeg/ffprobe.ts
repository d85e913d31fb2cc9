import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MediaFault } from '../media-fault';
import { startFailure } from './missing-program';

const run = promisify(execFile);

/** What ffprobe says about a file, as its own JSON. `file` is an absolute path. */
export async function ffprobe(file: string): Promise<unknown> {
  try {
    const asked = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', file];
    const { stdout } = await run('ffprobe', asked, { maxBuffer: 16 * 1024 * 1024 });
    return JSON.parse(stdout);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (typeof code === 'string') throw startFailure('ffprobe', error as NodeJS.ErrnoException);
    if (stderr === undefined) throw error;
    throw new MediaFault(
      `${file} is neither a film nor sound that ffmpeg can read.\n${stderr.trim()}`,
    );
  }
}

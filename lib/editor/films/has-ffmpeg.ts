import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processSingleton } from '@/lib/primitives/singleton';

const run = promisify(execFile);

/** Whether the server has ffmpeg and ffprobe. Only success is cached, so that they can be installed later. */
export async function hasFfmpeg(): Promise<boolean> {
  const found = processSingleton('ffmpeg', () => ({ isThere: false }));
  found.isThere ||= await Promise.all(
    ['ffmpeg', 'ffprobe'].map((program) => run(program, ['-version'])),
  ).then(
    () => true,
    () => false,
  );
  return found.isThere;
}

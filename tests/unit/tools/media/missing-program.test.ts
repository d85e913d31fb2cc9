import { afterEach, expect, it, vi } from 'vitest';
import { ffmpeg, ffmpegFailure } from '@/tools/media/ffmpeg';
import { ffprobe } from '@/tools/media/probe/probe';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['ffmpeg', () => ffmpeg(['-version'])],
  ['ffprobe', () => ffprobe('film.mp4')],
])('says how %s is installed where it is missing', async (program, run) => {
  vi.stubEnv('PATH', '');
  const message = await run().then(String, String);
  expect(message).toContain(`${program} was not found`);
  expect(message).toMatch(
    /Debian.*apt-get install ffmpeg\n.*macOS.*brew install ffmpeg\n.*Windows.*winget/,
  );
});

it('asks for a full build where ffmpeg cannot write H.264, and repeats any other complaint', () => {
  expect(ffmpegFailure(1, "Unknown encoder 'libx264'\n").message).toContain('without libx264');
  expect(ffmpegFailure(228, 'No space left on device\n').message).toBe(
    'ffmpeg failed (228): No space left on device',
  );
});

import { afterEach, expect, test, vi } from 'vitest';
import { ffmpeg, ffmpegFailure } from '@/tools/media/ffmpeg';
import { ffprobe } from '@/tools/media/probe/probe';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['ffmpeg', () => ffmpeg(['-version'])],
  ['ffprobe', () => ffprobe('film.mp4')],
])('a missing %s is an error with instructions to install it', async (program, run) => {
  vi.stubEnv('PATH', '');
  const message = await run().then(String, String);
  expect(message).toContain(`${program} was not found`);
  expect(message).toMatch(
    /Debian.*apt-get install ffmpeg\n.*macOS.*brew install ffmpeg\n.*Windows.*winget/,
  );
});

test('an ffmpeg without H.264 is an error that asks for a full build; other errors are repeated', () => {
  expect(ffmpegFailure(1, "Unknown encoder 'libx264'\n").message).toContain('without libx264');
  expect(ffmpegFailure(228, 'No space left on device\n').message).toBe(
    'ffmpeg failed (228): No space left on device',
  );
});

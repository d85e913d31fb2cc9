import { expect, test, vi } from 'vitest';
import { ffmpeg } from '@/tools/media/ffmpeg';
import { decodeHeic } from '@/tools/media/pictures/decode-heic';
import { ffprobe } from '@/tools/media/probe/probe';

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

test('where no program reads HEIC, it is said how to install one', async () => {
  vi.stubEnv('PATH', '');
  await expect(decodeHeic('photo.heic')).rejects.toThrow(/Debian.*libheif-examples\n.*macOS.*sips/);
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MediaError } from '../media-error';

const run = promisify(execFile);

/** Programs that read HEIC, which `sharp` does not because of patents: those of libheif, and the one of macOS. */
const decoders: [program: string, listArguments: (input: string, output: string) => string[]][] = [
  ['heif-dec', (input, output) => [input, output]],
  ['heif-convert', (input, output) => [input, output]],
  ['sips', (input, output) => ['-s', 'format', 'png', input, '--out', output]],
];

/**
 * Decodes a HEIC picture to PNG with a program of this computer. `input` is an absolute path.
 * @throws MediaError if there is none, or it cannot read the picture
 */
export async function decodeHeic(input: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'heic-'));
  const output = join(folder, 'picture.png');
  try {
    for (const [program, listArguments] of decoders) {
      const failure = await run(program, listArguments(input, output), { timeout: 120_000 }).then(
        () => undefined,
        (error: NodeJS.ErrnoException & { stderr?: string }) => error,
      );
      if (!failure) return await readFile(output);
      if (failure.code === 'ENOENT') continue;
      throw new MediaError(`${program} cannot read ${input}.\n${failure.stderr?.trim() ?? ''}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  throw new MediaError(
    [
      `${input} is a HEIC picture, and no program that reads it was found in any folder of PATH. Install one:`,
      '  Debian, Ubuntu   sudo apt-get install libheif-examples',
      '  macOS            sips is part of it',
      'Or send the picture from the phone as JPEG, or upload it in the content editor with Safari.',
    ].join('\n'),
  );
}

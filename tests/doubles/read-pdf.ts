import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Poppler's programs (Debian: `poppler-utils`). */
export const hasPoppler = works('pdftoppm', '-v');

function works(program: string, ...given: string[]): boolean {
  try {
    execFileSync(program, given, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function inFolder<T>(pdf: Buffer, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  writeFileSync(join(folder, 'paper.pdf'), pdf);
  const found = read(folder);
  rmSync(folder, { recursive: true });
  return found;
}

/** The words of each page. */
export function readPages(pdf: Buffer): string[] {
  return inFolder(pdf, (cwd) => {
    const text = execFileSync('pdftotext', ['-raw', 'paper.pdf', '-'], {
      cwd,
      encoding: 'utf8',
    });
    return text.split('\f').slice(0, -1);
  });
}

/** What the code on the last page says to a bank's reader, printed in grey at 150 dots an inch. */
export async function readCode(pdf: Buffer): Promise<string | undefined> {
  const last = `${readPages(pdf).length}`;
  const picture = inFolder(pdf, (cwd) => {
    const page = ['-gray', '-png', '-singlefile', '-f', last, '-l', last];
    execFileSync('pdftoppm', ['-r', '150', ...page, 'paper.pdf', 'page'], { cwd });
    return readFileSync(join(cwd, 'page.png'));
  });
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Black on white, as banks read it: no second look for white on black.
  const how = { inversionAttempts: 'dontInvert' } as const;
  const code = jsqr(new Uint8ClampedArray(data), info.width, info.height, how);
  return code ? Buffer.from(code.binaryData).toString('utf8') : undefined;
}

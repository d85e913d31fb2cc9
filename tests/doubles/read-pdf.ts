import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Whether Poppler's programs are installed (Debian: `poppler-utils`). */
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
  writeFileSync(join(folder, 'document.pdf'), pdf);
  const found = read(folder);
  rmSync(folder, { recursive: true });
  return found;
}

/** The text of each page. */
export function readPages(pdf: Buffer): string[] {
  return inFolder(pdf, (cwd) => {
    const text = execFileSync('pdftotext', ['-raw', 'document.pdf', '-'], {
      cwd,
      encoding: 'utf8',
    });
    return text.split('\f').slice(0, -1);
  });
}

/** The structure of a tagged PDF with its texts, an element on each line. */
export function readStructure(pdf: Buffer): string {
  return inFolder(pdf, (cwd) =>
    execFileSync('pdfinfo', ['-struct-text', 'document.pdf'], { cwd, encoding: 'utf8' }),
  );
}

/** The payload of the QR code on the last page, rendered in grey at 150 dpi, or `undefined` if no code is found. */
export async function readCode(pdf: Buffer): Promise<string | undefined> {
  const last = `${readPages(pdf).length}`;
  const picture = inFolder(pdf, (cwd) => {
    const page = ['-gray', '-png', '-singlefile', '-f', last, '-l', last];
    execFileSync('pdftoppm', ['-r', '150', ...page, 'document.pdf', 'page'], { cwd });
    return readFileSync(join(cwd, 'page.png'));
  });
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Bank readers expect black on white, so inverted codes are not tried.
  const how = { inversionAttempts: 'dontInvert' } as const;
  const code = jsqr(new Uint8ClampedArray(data), info.width, info.height, how);
  return code ? Buffer.from(code.binaryData).toString('utf8') : undefined;
}

import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, inflateRaw, type ZlibOptions } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { BankFileError } from './bank-file-error';

/** A file to read as a bank report. `name`: without folders, as shown to staff. */
export type BankFile = { name: string; bytes: Buffer };

/** Limits of a ZIP; the files of e-banking are far smaller. */
const most = { entries: 200, megabytes: 40 };

/**
 * The bank reports in an uploaded file: the file itself, or the XML files of a ZIP as downloaded from
 * e-banking. Other files of a ZIP (PDF, signatures) are left out.
 * @throws BankFileError for a ZIP that is damaged, encrypted, too large, or holds no XML
 */
export async function bankFilesIn({ name, bytes }: BankFile): Promise<BankFile[]> {
  if (!isZip(bytes)) return [{ name: baseName(name), bytes }];
  const zip = await openZip(bytes);
  if (zip.entryCount > most.entries)
    throw new BankFileError('zip-many', { most: String(most.entries) });
  const files: BankFile[] = [];
  let left = most.megabytes * 2 ** 20;
  for await (const entry of entriesOf(zip)) {
    const entryName = baseName(entry.fileName);
    // macOS adds a hidden copy of each file.
    if (!/\.xml$/i.test(entryName) || entryName.startsWith('._')) continue;
    if (entry.isEncrypted()) throw new BankFileError('zip-encrypted');
    if (entry.uncompressedSize > left)
      throw new BankFileError('zip-large', { most: String(most.megabytes) });
    const content = await inflate(zip, entry);
    left -= content.length;
    files.push({ name: entryName, bytes: content });
  }
  if (files.length === 0) throw new BankFileError('zip-nothing');
  return files;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/** The last part of a path, shortened. Nothing is ever written under this name. */
function baseName(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-120);
}

/** Names with `..`, an absolute path or a backslash are refused by yauzl. */
const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false } as const;

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, options, (error, zip) =>
      error || !zip ? reject(new BankFileError('zip-broken')) : resolve(zip),
    ),
  );
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let count = 0; count < zip.entryCount; count += 1) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(undefined));
      zip.once('error', () => reject(new BankFileError('zip-broken')));
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

/**
 * The content of an entry. Inflating stops at the size that the ZIP declares, and the checksum must match.
 */
async function inflate(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { uncompressedSize: size, crc32: checksum } = entry;
  try {
    const raw = await readRaw(zip, entry);
    // zlib refuses a limit of 0.
    const limit = { maxOutputLength: Math.max(size, 1) };
    const content = entry.isCompressed() ? await inflateAll(raw, limit) : raw;
    if (content.length === size && crc32(content) === checksum) return content;
  } catch {
    // It is damaged, or larger than declared.
  }
  throw new BankFileError('zip-broken');
}

const inflateAll = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** The bytes of an entry as they are in the ZIP. */
function readRaw(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const decompress = entry.isCompressed() ? false : null;
  const asStored = { decompress, decrypt: null, start: null, end: null };
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, asStored, (error, stream) =>
      error || !stream ? reject(error) : buffer(stream).then(resolve, reject),
    );
  });
}

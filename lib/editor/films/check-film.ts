import { filmStartLength, hasBoxes, isFilmStart } from './film-type';

/** Why a file is rejected before all of it was read. */
export type FilmFault = 'empty' | 'type' | 'cut';

/** A file, in the browser or on the server. */
export type FilmFile = {
  /** Bytes. */
  size: number;
  read: (offset: number, length: number) => Promise<Uint8Array>;
};

/**
 * Checks a file by its first bytes and, in MP4 and QuickTime files, by the lengths of its boxes, so that little of it
 * is read. `undefined` if it can be a film.
 */
export async function checkFilm(file: FilmFile): Promise<FilmFault | undefined> {
  if (file.size === 0) return 'empty';
  const start = await file.read(0, Math.min(filmStartLength, file.size));
  if (!isFilmStart(start)) return 'type';
  return hasBoxes(start) ? await checkBoxes(file) : undefined;
}

/** Maximum number of boxes that are read. A film recorded in fragments has thousands. */
const mostBoxes = 2000;

/** Whether an MP4 or QuickTime file lacks its index, or bytes that its boxes declare (ISO/IEC 14496-12, 4.2). */
async function checkBoxes({ size, read }: FilmFile): Promise<'cut' | undefined> {
  let at = 0;
  let hasIndex = false;
  for (let count = 0; at + 8 <= size && count < mostBoxes; count += 1) {
    const head = await read(at, Math.min(16, size - at));
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const type = String.fromCharCode(...head.subarray(4, 8));
    hasIndex ||= type === 'moov' || type === 'moof';
    const short = view.getUint32(0);
    // 0: to the end of the file; 1: the length follows in 64 bits.
    if (short === 0) return hasIndex ? undefined : 'cut';
    const length = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short;
    // Old files end with some bytes that are no box.
    if (length < 8) return hasIndex ? undefined : 'cut';
    at += length;
  }
  return at > size || !hasIndex ? 'cut' : undefined;
}

/**
 * First bytes of films and sound recordings. Text files are rejected, because ffmpeg reads playlists as films and opens
 * the files that they name. MP3 files are rejected, too: the tag at their start may hide a playlist.
 */
const starts = [
  // Matroska and WebM, MPEG program stream, MXF
  '\x1aE\xdf\xa3',
  '\0\0\x01\xba',
  '\x06\x0e\x2b\x34',
  // ASF (WMV), Ogg, FLAC
  '0&\xb2u',
  'OggS',
  'fLaC',
];

/** First boxes of MP4, MOV, M4V, 3GP and M4A; QuickTime files of before 2001 begin with others than `ftyp`. */
const boxes = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** Brands of pictures, which are in boxes like those of films. */
const pictureBrands = /^(?:avif|avis|heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1|crx )/;

/** Bytes that these functions look at. */
export const filmStartLength = 512;

/** Whether a file begins like a film or a sound recording, regardless of its name. */
export function isFilmStart(start: Uint8Array): boolean {
  const text = textOf(start);
  if (hasBoxes(start)) return !(text.startsWith('ftyp', 4) && pictureBrands.test(text.slice(8)));
  if (text.startsWith('RIFF')) return text.startsWith('AVI ', 8) || text.startsWith('WAVE', 8);
  // MPEG transport stream, of DVB and of cameras: a sync byte at the start of each packet.
  const isStream = (at: number, packet: number) =>
    [0, 1, 2].every((count) => text[at + count * packet] === 'G');
  return starts.some((one) => text.startsWith(one)) || isStream(0, 188) || isStream(4, 192);
}

/** Whether a file is a row of boxes (ISO/IEC 14496-12). */
export function hasBoxes(start: Uint8Array): boolean {
  return boxes.has(textOf(start).slice(4, 8));
}

const textOf = (start: Uint8Array) => String.fromCharCode(...start.subarray(0, filmStartLength));

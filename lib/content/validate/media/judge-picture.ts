import type { MediaFault } from './media-fault';
import { readHead } from './read-head';

const pictures = 'a JPEG, PNG, WebP or AVIF: this one only has the name of one';

/**
 * The issue of an image file, as far as its signature tells. Truncated files are detected when the sizes are made
 * (tools/pictures).
 */
export function judgePicture(path: string): MediaFault | undefined {
  const head = readHead(path);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n')) return undefined;
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return undefined;
  // AVIF is the major brand or one of the compatible brands (ISO/IEC 14496-12, 4.3).
  if (text.startsWith('ftyp', 4) && /avi[fs]/.test(text.slice(8, 64))) return undefined;
  return { found: head.length === 0 ? 'an empty file' : nameOf(text), expected: pictures };
}

function nameOf(text: string): string {
  if (text.startsWith('GIF8')) return 'GIF';
  if (text.startsWith('%PDF')) return 'PDF';
  if (text.startsWith('ftyp', 4)) return /hei[cx]|mif1/.test(text.slice(8, 64)) ? 'HEIC' : 'MP4';
  if (/^\s*<(?:\?xml|svg|!--)/.test(text)) return 'SVG';
  return /^\s*<(?:!doctype|html)/i.test(text) ? 'HTML' : 'a file that is no picture';
}

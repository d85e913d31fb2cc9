import { dirname, join } from 'node:path';
import { isFile } from '../../store/media-files';
import { readText } from '../read-text';
import { isRareCodec } from './judge-film';
import { type MediaFault, mostText, unreadable } from './media-fault';

const playable = 'a film that every browser plays: a variant with H.264 and AAC';

/** The issue of an HLS playlist or of a file it refers to. Each file is checked once. */
export function judgePlaylist(file: string, seen = new Set([file])): MediaFault | undefined {
  const read = readText(file, mostText);
  if ('expected' in read) return unreadable(file, read);
  const { text } = read;
  if (!/^\s*#EXTM3U/.test(text))
    return {
      expected: { text: 'an HLS playlist; {file} does not begin with #EXTM3U', values: { file } },
    };
  // A single unplayable variant is allowed: it may be meant for some browsers.
  const variants = [...text.matchAll(/^#EXT-X-STREAM-INF:.*CODECS="([^"]*)"/gm)];
  if (
    variants.length > 0 &&
    variants.every(([, codecs = '']) => codecs.split(',').some(isRareCodec))
  )
    return { expected: playable, found: 'HEVC (H.265)' };
  return judgeParts(text, file, seen);
}

function judgeParts(text: string, file: string, seen: Set<string>): MediaFault | undefined {
  for (const address of addressesIn(text)) {
    const part = join(dirname(file), address);
    if (seen.has(part)) continue;
    seen.add(part);
    if (!isFile(part)) {
      const values = { part, file };
      return { expected: { text: 'the file {part}, which {file} names', values } };
    }
    const fault = /\.m3u8$/i.test(part) ? judgePlaylist(part, seen) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

/** Relative addresses in the playlist. Files on other hosts are not checked. */
function addressesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = lines.flatMap((line) =>
    line.startsWith('#') ? [...line.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri) : [line],
  );
  return found
    .filter((address) => address && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address))
    .map((address) => decode(address.replace(/[?#].*$/, '')));
}

/** Decodes a file name; returns it unchanged if the percent-encoding is invalid. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

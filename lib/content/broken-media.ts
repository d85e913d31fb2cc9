import { dirname, join } from 'node:path';
import { parseVtt } from '@/lib/webvtt/parse-vtt';
import { hasVttSignature } from '@/lib/webvtt/vtt-lines';
import { fileOf, isFile, listFiles, type NamingFiles } from './assets';
import type { Fault } from './fault';
import { readText } from './read-text';

/** Bytes. A playlist has a line for every few seconds, captions one for each sentence. */
const most = 16 * 1024 * 1024;

/**
 * A fault for each file of words or playlist that is there and is none, or that names a part which is not
 * there: nothing but the player would notice, and it only in front of a visitor.
 */
export function findBrokenMedia(content: NamingFiles, house: string): Fault[] {
  return listFiles(content, house).flatMap(({ path, field, src }) => {
    const file = fileOf(src, house);
    if (!src.startsWith('/') || !isFile(file)) return [];
    const expected = expectedOf(file);
    return expected ? [{ path, field, expected }] : [];
  });
}

function expectedOf(file: string): string | undefined {
  const judge = /\.vtt$/i.test(file) ? judgeVtt : /\.m3u8$/i.test(file) ? judgePlaylist : undefined;
  if (!judge) return undefined;
  const read = readText(file, most);
  return 'expected' in read ? `${file} ${read.expected}` : judge(read.text, file);
}

function judgeVtt(text: string, file: string): string | undefined {
  if (!hasVttSignature(text)) return `WebVTT; ${file} does not begin with WEBVTT`;
  const isEmpty = parseVtt(text).length === 0;
  return isEmpty ? `times such as 00:01.000 --> 00:04.000 in ${file}; none can be read` : undefined;
}

/** What an HLS playlist leads to, each file once: lower playlists, parts, keys and beginnings. */
function judgePlaylist(text: string, file: string, seen = new Set([file])): string | undefined {
  if (!/^\s*#EXTM3U/.test(text)) return `an HLS playlist; ${file} does not begin with #EXTM3U`;
  for (const address of addressesIn(text)) {
    const part = join(dirname(file), address);
    if (seen.has(part)) continue;
    seen.add(part);
    if (!isFile(part)) return `the file ${part}, which ${file} names`;
    if (!/\.m3u8$/i.test(part)) continue;
    const read = readText(part, most);
    const expected =
      'expected' in read ? `${part} ${read.expected}` : judgePlaylist(read.text, part, seen);
    if (expected) return expected;
  }
  return undefined;
}

/** Those that stand beside the playlist; what lies elsewhere on the web cannot be looked for. */
function addressesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = lines.flatMap((line) =>
    line.startsWith('#') ? [...line.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri) : [line],
  );
  return found
    .filter((address) => address && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address))
    .map((address) => decodeURIComponent(address.replace(/[?#].*$/, '')));
}

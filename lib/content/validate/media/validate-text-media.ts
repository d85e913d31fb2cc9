import { dirname, join } from 'node:path';
import { isFile } from '@/lib/content/store/media-files';
import { hasVttSignature, parseVtt } from '@/lib/primitives/webvtt';
import { quoted } from '../issue';
import { toTemplate } from '../issues/editor-message';
import { readText } from '../read-file';
import { type CueIssue, type CueLine, findCueIssues } from './find-cue-issues';
import { type MediaIssue, maxTextBytes, unreadableIssue } from './media-issue';
import { isUnsupportedCodec } from './validate-video';

const playable = 'a film that every browser plays: a variant with H.264 and AAC';

/** The issue of an HLS playlist or of a file it refers to. Each file is checked once. */
export function validatePlaylist(file: string, visited = new Set([file])): MediaIssue | undefined {
  const result = readText(file, maxTextBytes);
  if ('expected' in result) return unreadableIssue(file, result);
  const { text } = result;
  if (!/^\s*#EXTM3U/.test(text))
    return {
      expected: { text: 'an HLS playlist; {file} does not begin with #EXTM3U', values: { file } },
    };
  // A single unplayable variant is allowed: it may be meant for some browsers.
  const variants = [...text.matchAll(/^#EXT-X-STREAM-INF:.*CODECS="([^"]*)"/gm)];
  if (
    variants.length > 0 &&
    variants.every(([, codecs = '']) => codecs.split(',').some(isUnsupportedCodec))
  )
    return { expected: playable, found: 'HEVC (H.265)' };
  return validateParts(text, file, visited);
}

function validateParts(text: string, file: string, visited: Set<string>): MediaIssue | undefined {
  for (const address of addressesIn(text)) {
    const segment = join(dirname(file), address);
    if (visited.has(segment)) continue;
    visited.add(segment);
    if (!isFile(segment)) {
      const values = { part: segment, file };
      return { expected: { text: 'the file {part}, which {file} names', values } };
    }
    const issue = /\.m3u8$/i.test(segment) ? validatePlaylist(segment, visited) : undefined;
    if (issue) return issue;
  }
  return undefined;
}

/** Relative addresses in the playlist. Files on other hosts are not checked. */
function addressesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const timingLines = lines.flatMap((line) =>
    line.startsWith('#') ? [...line.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri) : [line],
  );
  return timingLines
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

const otherSubtitleFormats = /\.(?:srt|ass|ssa|sbv|sub|stl|ttml|dfxp|smi)$/i;

/** The issue of a web address with the extension of another subtitle format. */
export function validateTextTrackAddress(src: string): MediaIssue | undefined {
  return otherSubtitleFormats.test(src.replace(/[?#].*$/, '')) ? noWebVtt(src) : undefined;
}

/**
 * The issues of a file of captions, chapters or thumbnails. @param end length of the film in seconds, if it is
 * known
 */
export function validateTextTrack(file: string, end?: number): MediaIssue[] {
  const result = readText(file, maxTextBytes);
  if ('expected' in result) return [unreadableIssue(file, result)];
  if (!hasVttSignature(result.text)) return [noWebVtt(file)];
  if (parseVtt(result.text).length > 0)
    return [...findCueIssues(result.text, end)].map(([issue, lines]) =>
      cueIssue(issue, lines, file),
    );
  const text = 'times such as 00:01.000 --> 00:04.000 in {file}; none can be read';
  return [{ expected: { text, values: { file } } }];
}

const expectedCues: Record<CueIssue, string> = {
  unreadableTimes: 'times such as 00:01.000 --> 00:04.000, with a point before the thousandths',
  noTimes: 'times such as 00:01.000 --> 00:04.000 above the words, and no blank line among them',
  endBeforeStart: 'an end after the start',
  noText: 'words below the times',
  afterEnd: 'a start before the end of the film',
};

/**
 * Maximum number of line numbers to list. A file in which more cues have the same issue repeats one mistake
 * throughout.
 */
const maxLines = 20;

/**
 * Describes the cues with the same issue. Unreadable times are an error. The other issues may be intended, so
 * they are warnings.
 */
function cueIssue(issue: CueIssue, cues: CueLine[], file: string): MediaIssue {
  const numbers = cues.slice(0, maxLines).map(({ line }) => line);
  const lines = `${numbers.join(', ')}${cues.length > maxLines ? ' …' : ''}`;
  const values = { expected: toTemplate(expectedCues[issue]), file, lines };
  const text = '{expected} ({file}, line {lines})';
  return {
    expected: { text, values },
    found: quoted(cues[0]?.text ?? ''),
    ...(issue !== 'unreadableTimes' && { isWarning: true }),
  };
}

function noWebVtt(file: string): MediaIssue {
  const expected = { text: 'WebVTT; {file} does not begin with WEBVTT', values: { file } };
  const [, name = ''] = /([^/]*)\.\w+$/.exec(file) ?? [];
  const advice = { text: 'This makes it: ffmpeg -i {file} {name}.vtt', values: { file, name } };
  return otherSubtitleFormats.test(file) ? { expected, advice } : { expected };
}

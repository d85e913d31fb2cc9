const timestamp = String.raw`((?:\d+:)?\d\d:\d\d\.\d{3})`;
const space = String.raw`[ \t\f]*`;
const line = new RegExp(`^${space}${timestamp}${space}-->${space}${timestamp}(?!\\d)`);

/** Start and end of a cue in seconds. */
export type CueTimings = { startTime: number; endTime: number };

/** Parses `00:01.000 --> 00:02.000`, ignoring cue settings; `undefined` for other lines. */
function parseCueTimings(text: string): CueTimings | undefined {
  const [, start, end] = line.exec(text) ?? [];
  const startTime = parseTimestamp(start);
  const endTime = parseTimestamp(end);
  if (startTime === undefined || endTime === undefined) return undefined;
  return { startTime, endTime };
}

/** Sums integer milliseconds first, so that 59.999 stays exact. */
function parseTimestamp(text = ''): number | undefined {
  const [milliseconds, seconds, minutes, hours = 0] = text.split(/[:.]/).reverse().map(Number);
  if (milliseconds === undefined || seconds === undefined || minutes === undefined)
    return undefined;
  if (minutes > 59 || seconds > 59) return undefined;
  return (((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds) / 1000;
}

/** Whether a text has the WebVTT signature: the word, alone or followed by a space, a tab or a line break. */
export function hasVttSignature(text: string): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text);
}

/** The lines of a WebVTT file: CR, LF and CRLF are line breaks, U+FFFD replaces NUL. */
function vttLines(text: string): string[] {
  return text.replaceAll('\0', '\uFFFD').split(/\r\n|\r|\n/);
}

/** A cue of a WebVTT file: caption, chapter, or thumbnail. Times are in seconds. */
export type VttCue = {
  startTime: number;
  endTime: number;
  /** Raw text with markup; lines are joined by `\n`. */
  text: string;
};

/**
 * A block of a WebVTT file between blank lines: a cue, a `NOTE`, `STYLE` or `REGION`, or text that the parser
 * drops.
 */
export type VttBlock = {
  /** Number of its first line in the file, from 1. */
  line: number;
  lines: string[];
  /** Index in `lines` of the line with an arrow, even if its times are invalid; -1 if there is no such line. */
  arrow: number;
  cue?: VttCue;
};

/**
 * Parses a WebVTT file like the W3C's parser (https://www.w3.org/TR/webvtt1/#file-parsing): an invalid cue is
 * dropped, the others stay. A file without the signature has no cues. Ids, regions and settings are ignored,
 * because the captions over the picture come from the browser's own parser.
 */
export function parseVtt(text: string): VttCue[] {
  return listVttBlocks(text).flatMap(({ cue }) => cue ?? []);
}

/** The blocks of a WebVTT file below its header, also those that are dropped. */
export function listVttBlocks(text: string): VttBlock[] {
  if (!hasVttSignature(text)) return [];
  const lines = vttLines(text);
  const blocks: VttBlock[] = [];
  let at = skipHeader(lines);
  while (at < lines.length) {
    const block = readBlock(lines, at);
    if (block.lines.length > 0) blocks.push(block);
    at += block.lines.length;
    if (lines[at] === '') at += 1;
  }
  return blocks;
}

/** The header ends at a blank line, or before a line with an arrow. */
function skipHeader(lines: string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && (line === '' || line.includes('-->')));
  return end < 0 ? lines.length : end;
}

/**
 * A block ends at a blank line, or before a line with an arrow that starts the next block. Only one
 * of its first two lines may have an arrow.
 */
function readBlock(all: string[], start: number): VttBlock {
  let arrow = -1;
  let end = start;
  while (end < all.length && all[end] !== '') {
    if (all[end]?.includes('-->')) {
      if (arrow >= 0 || end > start + 1) break;
      arrow = end - start;
    }
    end += 1;
  }
  const lines = all.slice(start, end);
  const timings = parseCueTimings(lines[arrow] ?? '');
  const cue = timings && { ...timings, text: lines.slice(arrow + 1).join('\n') };
  return { line: start + 1, lines, arrow, cue };
}

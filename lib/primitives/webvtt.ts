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

type Block = { cue?: VttCue; next: number };

/**
 * Parses a WebVTT file like the W3C's parser (https://www.w3.org/TR/webvtt1/#file-parsing): an invalid cue is dropped,
 * the others stay. A file without the signature has no cues. Ids, regions and settings are ignored, since no layout uses
 * them.
 */
export function parseVtt(text: string): VttCue[] {
  if (!hasVttSignature(text)) return [];
  const lines = vttLines(text);
  const cues: VttCue[] = [];
  let at = skipHeader(lines);
  while (at < lines.length) {
    const { cue, next } = readBlock(lines, at);
    if (cue) cues.push(cue);
    at = next;
  }
  return cues;
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
function readBlock(lines: string[], start: number): Block {
  const textLines: string[] = [];
  let cue: VttCue | undefined;
  let hasArrow = false;
  let next = start;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    if (line.includes('-->')) {
      if (hasArrow || next > start + 1) break;
      hasArrow = true;
      const timings = parseCueTimings(line);
      if (timings) cue = { ...timings, text: '' };
    } else if (cue && line !== '') {
      textLines.push(line);
    }
    next += 1;
    if (line === '') break;
  }
  return { cue: cue && { ...cue, text: textLines.join('\n') }, next };
}

import { parseCueTimings } from './parse-cue-timings';
import { hasVttSignature, vttLines } from './vtt-lines';

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

/** A block ends at a blank line, or before an arrow after its first two lines, which starts the next block. */
function readBlock(lines: string[], start: number): Block {
  const words: string[] = [];
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
      words.push(line);
    }
    next += 1;
    if (line === '') break;
  }
  return { cue: cue && { ...cue, text: words.join('\n') }, next };
}

import { parseCueTimings } from './parse-cue-timings';
import { hasVttSignature, vttLines } from './vtt-lines';

/** One cue of a WebVTT file: captions, a chapter, a thumbnail. Times are in seconds. */
export type VttCue = {
  startTime: number;
  endTime: number;
  /** As written, with its markup; lines are joined by `\n`. */
  text: string;
};

type Block = { cue?: VttCue; next: number };

/**
 * Reads a WebVTT file as the W3C's parser does (https://www.w3.org/TR/webvtt1/#file-parsing): a cue
 * that is wrong is dropped and the rest stays. A file without the signature has no cues. Ids, regions
 * and settings are passed over: nothing here is laid out by them.
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

/** The header ends at a blank line, or before a line that looks like times. */
function skipHeader(lines: string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && (line === '' || line.includes('-->')));
  return end < 0 ? lines.length : end;
}

/** A block goes to a blank line, or to an arrow beyond its first two lines: that opens the next. */
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

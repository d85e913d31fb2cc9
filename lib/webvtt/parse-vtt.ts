import { type CueSettings, parseCueSettings, splitSettings } from './parse-cue-settings';
import { parseCueTimings } from './parse-cue-timings';
import { hasVttSignature, vttLines } from './vtt-lines';

/** One cue of a WebVTT file: captions, a chapter, a thumbnail. Times are in seconds. */
export type VttCue = {
  /** Empty when the file gives none. */
  id: string;
  startTime: number;
  endTime: number;
  settings: CueSettings;
  /** As written, with its markup; lines are joined by `\n`. */
  text: string;
};

type Block = { cue?: VttCue; lines: string[]; hasArrow: boolean; next: number };

/**
 * Reads a WebVTT file as the W3C's parser does (https://www.w3.org/TR/webvtt1/#file-parsing): a cue
 * that is wrong is dropped and the rest stays. A file without the signature has no cues.
 */
export function parseVtt(text: string): VttCue[] {
  if (!hasVttSignature(text)) return [];
  const lines = vttLines(text);
  const cues: VttCue[] = [];
  const regions = new Set<string>();
  let at = skipHeader(lines);
  while (at < lines.length) {
    const block = readBlock(lines, at, regions);
    if (block.cue) cues.push(block.cue);
    else if (cues.length === 0) addRegion(block, regions);
    at = block.next;
  }
  return cues;
}

/** The header ends at a blank line, or before a line that looks like times. */
function skipHeader(lines: string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && (line === '' || line.includes('-->')));
  return end < 0 ? lines.length : end;
}

/** A block goes to a blank line, or to an arrow beyond its first two lines: that opens the next. */
function readBlock(lines: string[], start: number, regions: ReadonlySet<string>): Block {
  const block: Block = { lines: [], hasArrow: false, next: start };
  while (block.next < lines.length) {
    const line = lines[block.next] ?? '';
    if (line.includes('-->')) {
      if (block.hasArrow || block.next > start + 1) break;
      block.hasArrow = true;
      block.cue = readCue(line, block.lines[0] ?? '', regions);
      if (block.cue) block.lines = [];
    } else if (line !== '') {
      block.lines.push(line);
    }
    block.next += 1;
    if (line === '') break;
  }
  if (block.cue) block.cue.text = block.lines.join('\n');
  return block;
}

function readCue(line: string, id: string, regions: ReadonlySet<string>): VttCue | undefined {
  const timings = parseCueTimings(line);
  if (!timings) return undefined;
  const { startTime, endTime, rest } = timings;
  return { id, startTime, endTime, settings: parseCueSettings(rest, regions), text: '' };
}

/** Regions matter only by their id here: a cue may not name one that is not there. */
function addRegion({ lines, hasArrow }: Block, regions: Set<string>) {
  if (hasArrow || lines.length < 2 || !/^REGION[ \t\f]*$/.test(lines[0] ?? '')) return;
  const ids = splitSettings(lines.slice(1).join('\n')).filter(([name]) => name === 'id');
  const id = ids.at(-1)?.[1];
  if (id) regions.add(id);
}

import { listVttBlocks, type VttBlock } from '@/lib/primitives/webvtt';

/** Why nobody sees a block of a WebVTT file. */
export type CueFault = 'unreadableTimes' | 'noTimes' | 'endBeforeStart' | 'noText' | 'afterEnd';

/** A line of the file, with its number from 1. */
export type FaultyLine = { line: number; text: string };

/**
 * The blocks of a WebVTT file that nobody will see, by their fault. @param end length of the film in seconds, if it is known
 */
export function findCueFaults(text: string, end = Infinity): Map<CueFault, FaultyLine[]> {
  const faults = new Map<CueFault, FaultyLine[]>();
  for (const block of listVttBlocks(text)) {
    const fault = faultOf(block, end);
    if (!fault) continue;
    const at = Math.max(block.arrow, 0);
    const line = { line: block.line + at, text: block.lines[at] ?? '' };
    faults.set(fault, [...(faults.get(fault) ?? []), line]);
  }
  return faults;
}

function faultOf({ lines: [first = ''], arrow, cue }: VttBlock, end: number): CueFault | undefined {
  if (!cue) {
    if (arrow >= 0) return 'unreadableTimes';
    return /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first) ? undefined : 'noTimes';
  }
  if (cue.endTime <= cue.startTime) return 'endBeforeStart';
  if (!cue.text.replace(/<[^>]*>/g, '').trim()) return 'noText';
  return cue.startTime >= end ? 'afterEnd' : undefined;
}

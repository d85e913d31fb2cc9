import { listVttBlocks, type VttBlock } from '@/lib/primitives/webvtt';

/** Why players do not show a block of a WebVTT file. */
export type CueIssue = 'unreadableTimes' | 'noTimes' | 'endBeforeStart' | 'noText' | 'afterEnd';

/** A line of the file, with its number from 1. */
export type CueLine = { line: number; text: string };

/**
 * Finds the blocks of a WebVTT file that players do not show, by issue.
 *
 * @param end length of the film in seconds, if it is known
 */
export function findCueIssues(text: string, end = Infinity): Map<CueIssue, CueLine[]> {
  const issues = new Map<CueIssue, CueLine[]>();
  for (const block of listVttBlocks(text)) {
    const issue = issueOf(block, end);
    if (!issue) continue;
    const at = Math.max(block.arrow, 0);
    const line = { line: block.line + at, text: block.lines[at] ?? '' };
    issues.set(issue, [...(issues.get(issue) ?? []), line]);
  }
  return issues;
}

function issueOf({ lines: [first = ''], arrow, cue }: VttBlock, end: number): CueIssue | undefined {
  if (!cue) {
    if (arrow >= 0) return 'unreadableTimes';
    return /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first) ? undefined : 'noTimes';
  }
  if (cue.endTime <= cue.startTime) return 'endBeforeStart';
  if (!cue.text.replace(/<[^>]*>/g, '').trim()) return 'noText';
  return cue.startTime >= end ? 'afterEnd' : undefined;
}

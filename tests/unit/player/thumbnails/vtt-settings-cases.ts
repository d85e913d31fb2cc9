import type { CueSettings } from '@/lib/webvtt/parse-cue-settings';

type Read = [text: string, settings: Partial<CueSettings>];

const inPercent = { snapToLines: false };
const all = {
  align: 'start',
  line: 1,
  vertical: 'lr',
  size: 50,
  position: 25,
  ...inPercent,
} as const;

/**
 * Settings that the W3C's file-parsing tests have a parser read, and what of them is not as it is by
 * default; by the name of their case there.
 */
export const settings: Record<string, Read[]> = {
  align: [
    ['', {}],
    ['align:start', { align: 'start' }],
    ['align:end', { align: 'end' }],
    ['align:left', { align: 'left' }],
    ['align:right', { align: 'right' }],
    ['align:start align:end', { align: 'end' }],
  ],
  vertical: [
    ['vertical:rl', { vertical: 'rl' }],
    ['vertical:rl vertical:lr', { vertical: 'lr' }],
  ],
  line: [
    ['line:-1', { line: -1 }],
    ['line:-0', { line: 0 }],
    ['line:101', { line: 101 }],
    ['line:1.5', { line: 1.5 }],
    [`line:${'9'.repeat(34)}`, { line: 1e34 }],
    ['line:00%', { line: 0, ...inPercent }],
    ['line:100%,center', { line: 100, ...inPercent, lineAlign: 'center' }],
    ['line:100%,end', { line: 100, ...inPercent, lineAlign: 'end' }],
    ['line:100%,middle', { line: 100, ...inPercent }],
  ],
  position: [
    ['position:1.5%', { position: 1.5 }],
    ['position:1% position:x', { position: 1 }],
    ['position:1%,line-left', { position: 1, positionAlign: 'line-left' }],
    ['position:1%,center', { position: 1, positionAlign: 'center' }],
    ['position:1%,line-right', { position: 1, positionAlign: 'line-right' }],
    ['position:1%,middle', { position: 1 }],
    ['position:1% ,center', { position: 1 }],
    ['position:1%, center', { position: 1 }],
  ],
  size: [
    ['size:1xx size:2%', { size: 2 }],
    ['size:00%', { size: 0 }],
    ['size:50% size:101%', { size: 50 }],
    ['size:1.5%', { size: 1.5 }],
  ],
  multiple: [
    ['align:start line:1% vertical:lr size:50% position:25%', all],
    ['\talign:end\tsize:2%', { align: 'end', size: 2 }],
  ],
};

/** Settings that they have it pass over, value by value. */
export const brokenSettings: Record<string, string[]> = {
  align: ['', 'CENTER', ' end', 'middle'],
  vertical: ['', 'RL', ' rl', 'vertical-rl'],
  line: [
    ...['65536%', '101%', '-0%', '1%-', '1-', '%1', '1%%', '0%0', ' 0%', '0%x', '-', '%', '1..5'],
    ...['.5', '5.', '1e2', '9'.repeat(310)],
  ],
  position: ['', '-1%', '1', '1x', '1%x', ' 1%', '101%', '65536%', '101%,center'],
  size: ['', 'x', '%', '%%', '1%%', '1%x', '101%', '-3%'],
  'align\0': ['end'],
};

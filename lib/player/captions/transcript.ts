import type { VttCue } from '@/lib/primitives/webvtt';

/** One line of the transcript in plain text. Times in seconds. */
export type TranscriptEntry = { startTime: number; endTime: number; text: string };

/**
 * In seconds. A caption that is split at a cut repeats within this time and is merged; a later repetition was spoken
 * again and stays.
 */
const maxRepeatGap = 1;

/** Converts cues to transcript entries: sorted, without markup, empty cues and immediate repetitions. */
export function transcriptEntries(cues: readonly VttCue[]): TranscriptEntry[] {
  const entries: TranscriptEntry[] = [];
  const inOrder = [...cues].sort((a, b) => a.startTime - b.startTime);
  for (const { startTime, endTime, text: payload } of inOrder) {
    const text = stripMarkup(nameSpeakers(payload));
    if (!text) continue;
    const last = entries.at(-1);
    if (last?.text === text && startTime - last.endTime <= maxRepeatGap)
      last.endTime = Math.max(last.endTime, endTime);
    else entries.push({ startTime, endTime, text });
  }
  return entries;
}

/** Replaces a voice tag `<v Ellen>` by the name in brackets, in the style of sound descriptions. */
function nameSpeakers(payload: string): string {
  return payload.replace(/<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/g, '[$1] ');
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * The plain text of a WebVTT cue's payload: tags removed (`<v Ellen>`, `<i>`, `<00:00:02.000>`), entities
 * decoded, lines joined.
 */
export function stripMarkup(payload: string): string {
  return payload
    .replace(/<[^>]*>?/g, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

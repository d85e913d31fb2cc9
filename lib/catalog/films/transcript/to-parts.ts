import type { TranscriptEntry } from '@/lib/player/captions/transcript-entries';
import type { Chapter } from '@/lib/player/chapters/to-chapters';

/** A paragraph of captions. `startTime` in seconds. */
export type Passage = { startTime: number; lines: string[] };

/** A chapter with its paragraphs; no title without chapters, or before the first. */
export type TranscriptPart = { title?: string; passages: Passage[] };

/** Seconds: the pause that starts a new paragraph, and the maximum length of a paragraph. */
const silence = 5;
const longest = 30;

/** Groups captions by chapters and paragraphs. */
export function toParts(
  entries: readonly TranscriptEntry[],
  chapters: readonly Chapter[],
): TranscriptPart[] {
  const starts = [{ startTime: -Infinity, title: undefined }, ...chapters];
  return starts
    .map(({ startTime, title }, at) => {
      const end = starts[at + 1]?.startTime ?? Infinity;
      const said = entries.filter((entry) => entry.startTime >= startTime && entry.startTime < end);
      return { ...(title && { title }), passages: toPassages(said) };
    })
    .filter(({ passages }) => passages.length > 0);
}

function toPassages(entries: readonly TranscriptEntry[]): Passage[] {
  const passages: Passage[] = [];
  let ended = -Infinity;
  for (const { startTime, endTime, text } of entries) {
    const last = passages.at(-1);
    const goesOn = last && startTime - ended < silence && startTime - last.startTime < longest;
    if (goesOn) last.lines.push(text);
    else passages.push({ startTime, lines: [text] });
    ended = endTime;
  }
  return passages;
}

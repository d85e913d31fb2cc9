import { stripMarkup } from './strip-markup';

/** A cue from the WebVTT parser. Times in seconds. */
export type Cue = { startTime: number; endTime: number; text: string };

/** One line of the transcript in plain text. Times in seconds. */
export type TranscriptEntry = { startTime: number; endTime: number; text: string };

/**
 * Seconds. Captions that are split over a cut repeat at once; a later repetition is spoken again and stays.
 */
const sameBreath = 1;

/** Converts cues to transcript entries: sorted, without markup, empty cues and immediate repetitions. */
export function transcriptEntries(cues: readonly Cue[]): TranscriptEntry[] {
  const entries: TranscriptEntry[] = [];
  const inOrder = [...cues].sort((a, b) => a.startTime - b.startTime);
  for (const { startTime, endTime, text: payload } of inOrder) {
    const text = stripMarkup(nameSpeakers(payload));
    if (!text) continue;
    const last = entries.at(-1);
    if (last?.text === text && startTime - last.endTime <= sameBreath)
      last.endTime = Math.max(last.endTime, endTime);
    else entries.push({ startTime, endTime, text });
  }
  return entries;
}

/** Replaces a voice tag `<v Ellen>` by the name in brackets, in the style of sound descriptions. */
function nameSpeakers(payload: string): string {
  return payload.replace(/<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/g, '[$1] ');
}

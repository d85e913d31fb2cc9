import { stripMarkup } from './strip-markup';

/** A cue as the WebVTT parser gives it. Seconds. */
export type Cue = { startTime: number; endTime: number; text: string };

/** One line of the transcript, in plain words. Seconds. */
export type TranscriptEntry = { startTime: number; endTime: number; text: string };

/** Captions that are split over a cut repeat themselves at once; a later repetition was said again. */
const sameBreath = 1;

/** The captions as something to read: in order, without markup, empty cues and repetitions. */
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

/** Who speaks is a tag, `<v Ellen>`, of which only the name is to be read: in brackets, like sounds. */
function nameSpeakers(payload: string): string {
  return payload.replace(/<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/g, '[$1] ');
}

import { timecode } from '@/tools/media/webvtt/timecode';
import { durationOf, type Score, type Spoken } from './score';

type Timed = Pick<Score, 'beats' | 'beatSeconds'>;

/** The captions of a score as a WebVTT file. */
export function captionsFile(score: Timed & Pick<Score, 'captions'>, locale: Spoken): string {
  const cues = score.captions.map(({ beat, beats, text }) =>
    cue(beat * score.beatSeconds, (beat + beats) * score.beatSeconds, text[locale]),
  );
  return file(cues);
}

/** Its chapters as a WebVTT file; each lasts until the next one, the last until the end. */
export function chaptersFile(score: Timed & Pick<Score, 'chapters'>, locale: Spoken): string {
  const cues = score.chapters.map(({ beat, title }, index) => {
    const next = score.chapters[index + 1];
    const end = next ? next.beat * score.beatSeconds : durationOf(score);
    return cue(beat * score.beatSeconds, end, title[locale]);
  });
  return file(cues);
}

function cue(from: number, until: number, text: string): string {
  return `${timecode(from)} --> ${timecode(until)}\n${text}`;
}

function file(cues: string[]): string {
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

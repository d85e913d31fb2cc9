import { timecode } from '@/tools/media/webvtt/timecode';
import { type Caption, durationOf, type Score, type Spoken } from './score';

type Timed = Pick<Score, 'beats' | 'beatSeconds'>;

/** Words with their times as a WebVTT file, in the order of their beats. */
export function captionsFile(
  captions: readonly Caption[],
  { beatSeconds }: Pick<Score, 'beatSeconds'>,
  locale: Spoken,
): string {
  const inOrder = captions.toSorted((a, b) => a.beat - b.beat);
  return file(
    inOrder.map(({ beat, beats, text, settings }) =>
      cue(beat * beatSeconds, (beat + beats) * beatSeconds, text[locale], settings),
    ),
  );
}

/** The chapters of a score as a WebVTT file; each lasts until the next one, the last until the end. */
export function chaptersFile(score: Timed & Pick<Score, 'chapters'>, locale: Spoken): string {
  const cues = score.chapters.map(({ beat, title }, index) => {
    const next = score.chapters[index + 1];
    const end = next ? next.beat * score.beatSeconds : durationOf(score);
    return cue(beat * score.beatSeconds, end, title[locale]);
  });
  return file(cues);
}

function cue(from: number, until: number, text: string, settings = ''): string {
  const place = settings && ` ${settings}`;
  return `${timecode(from)} --> ${timecode(until)}${place}\n${text}`;
}

function file(cues: string[]): string {
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { toChapters } from '@/lib/player/chapters/to-chapters';
import { parseVtt, type VttCue } from '@/lib/primitives/webvtt/parse-vtt';
import type { ShownVideo } from './shown-video';

type Part = { title: string; start: number; end?: number | undefined };

/** The chapters of a film as clips, with the URL at which the player starts there. */
export function listClips({ tracks }: ShownVideo, page: string, locale: Locale): Clip[] {
  const chapters = tracks.filter(({ kind }) => kind === 'chapters');
  const src = chooseLanguage(chapters, locale)?.src;
  return toParts(src ? readCues(src) : []).map(({ title, start, end }) => ({
    '@type': 'Clip',
    name: title,
    ...{ startOffset: start, ...(end && { endOffset: end }), url: `${page}?t=${start}` },
  }));
}

/** Chapters in whole seconds, as in URLs; each ends at the start of the next. */
export function toParts(cues: readonly VttCue[]): Part[] {
  const end = Math.floor(Math.max(0, ...cues.map(({ endTime }) => endTime)));
  const starts = toChapters(cues).map(({ title, startTime }) => ({
    title,
    start: Math.floor(startTime),
  }));
  const parts = starts.filter(({ start }, index) => start !== starts[index - 1]?.start);
  return parts.map(({ title, start }, index) => {
    const until = parts[index + 1]?.start ?? end;
    return { title, start, end: until > start ? until : undefined };
  });
}

/** Reads a local file; empty for remote or unreadable ones. */
function readCues(src: string): VttCue[] {
  if (!src.startsWith('/media/')) return [];
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
    return parseVtt(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

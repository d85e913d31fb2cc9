import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { chooseTrack, transcriptTracks } from '@/lib/player/captions/text-tracks';
import { type TranscriptEntry, transcriptEntries } from '@/lib/player/captions/transcript';
import { type Chapter, toChapters } from '@/lib/player/chapters/chapters';
import { parseVtt } from '@/lib/primitives/webvtt';
import type { Film, Media } from './film';
import { getFilm } from './get-film';
import { listOffered } from './overview';

export type FilmTranscript = {
  film: Film;
  /** BCP 47. */
  lang: string;
  parts: TranscriptPart[];
};

/**
 * The transcript of a film from its captions or subtitles, in the page's language if possible, else
 * in another; undefined if it has none (`hasTranscript`). Reads the files synchronously.
 */
export function getTranscript(slug: string, locale: Locale): FilmTranscript | undefined {
  const film = getFilm(slug, locale);
  const medium = film && transcriptMedium(film);
  const track = medium && chooseTrack(localTranscriptTracks(medium), locale);
  if (!film || !track) return undefined;
  const chapterTrack = medium.tracks.find(
    ({ kind, srclang }) => kind === 'chapters' && srclang === track.srclang,
  );
  const entries = transcriptEntries(readCues(track.src));
  const chapters = chapterTrack ? toChapters(readCues(chapterTrack.src)) : [];
  return { film, lang: track.srclang, parts: toTranscriptParts(entries, chapters) };
}

/** Reads a file below `public`; `public/media` links to the site's media. Empty if it is missing. */
function readCues(src: string) {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return src.startsWith('/media/') && existsSync(file) ? parseVtt(readFileSync(file, 'utf8')) : [];
}

/** A paragraph of captions. `startTime` in seconds. */
export type Passage = { startTime: number; lines: string[] };

/** A chapter with its paragraphs. `title` is absent before the first chapter, and if the film has no chapters. */
type TranscriptPart = { title?: string; passages: Passage[] };

/** The pause that starts a new paragraph, and the duration after which one starts anyway, in seconds. */
const silence = 5;
const longest = 30;

/** Groups captions by chapters and paragraphs. */
export function toTranscriptParts(
  entries: readonly TranscriptEntry[],
  chapters: readonly Chapter[],
): TranscriptPart[] {
  const starts = [{ startTime: -Infinity, title: undefined }, ...chapters];
  return starts
    .map(({ startTime, title }, at) => {
      const end = starts[at + 1]?.startTime ?? Infinity;
      const inChapter = entries.filter(
        (entry) => entry.startTime >= startTime && entry.startTime < end,
      );
      return { ...(title && { title }), passages: toPassages(inChapter) };
    })
    .filter(({ passages }) => passages.length > 0);
}

function toPassages(entries: readonly TranscriptEntry[]): Passage[] {
  const passages: Passage[] = [];
  let lastEnd = -Infinity;
  for (const { startTime, endTime, text } of entries) {
    const last = passages.at(-1);
    const goesOn = last && startTime - lastEnd < silence && startTime - last.startTime < longest;
    if (goesOn) last.lines.push(text);
    else passages.push({ startTime, lines: [text] });
    lastEnd = endTime;
  }
  return passages;
}

/**
 * The medium of the transcript page: the film, or else the audio, if it has captions or subtitles
 * on this site. Undefined for a film without an offer (past, current or future). Captions on other
 * hosts are only loaded by the player.
 */
function transcriptMedium({ vod, media }: Pick<Film, 'vod' | 'media'>): Media | undefined {
  if (!vod) return undefined;
  return [media.film, media.audio].find(
    (medium) => medium && localTranscriptTracks(medium).length > 0,
  );
}

/** The text tracks on this site, one for each language: its captions, else its subtitles. */
function localTranscriptTracks({ tracks }: Pick<Media, 'tracks'>) {
  return transcriptTracks(tracks.filter(({ src }) => src.startsWith('/media/')));
}

export const hasTranscript = (film: Pick<Film, 'vod' | 'media'>) =>
  transcriptMedium(film) !== undefined;

/** Slugs of the films with a transcript page. All of these pages are prerendered. */
export function listTranscripts(): string[] {
  return listOffered(defaultLocale)
    .filter(hasTranscript)
    .map(({ slug }) => slug);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { transcriptEntries } from '@/lib/player/captions/transcript-entries';
import { toChapters } from '@/lib/player/chapters/to-chapters';
import { parseVtt } from '@/lib/primitives/webvtt/parse-vtt';
import type { Film } from '../film';
import { getFilm } from '../get-film';
import { readable, transcribed } from './has-transcript';
import { type TranscriptPart, toParts } from './to-parts';

export type FilmTranscript = {
  film: Film;
  /** BCP 47. */
  lang: string;
  parts: TranscriptPart[];
};

/**
 * The transcript of a film, in the page's language if there are captions in it, else in another; undefined
 * without captions. Reads the caption files synchronously.
 */
export function getTranscript(slug: string, locale: Locale): FilmTranscript | undefined {
  const film = getFilm(slug, locale);
  const medium = film && transcribed(film);
  const track = medium && chooseLanguage(readable(medium), locale);
  if (!film || !track) return undefined;
  const named = medium.tracks.find(
    ({ kind, srclang }) => kind === 'chapters' && srclang === track.srclang,
  );
  const entries = transcriptEntries(readCues(track.src));
  const chapters = named ? toChapters(readCues(named.src)) : [];
  return { film, lang: track.srclang, parts: toParts(entries, chapters) };
}

/** Reads a file below `public`; `public/media` links to the site's media. Empty if it is missing. */
function readCues(src: string) {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return src.startsWith('/media/') && existsSync(file) ? parseVtt(readFileSync(file, 'utf8')) : [];
}

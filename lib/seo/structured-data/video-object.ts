import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip, VideoObject } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { findTrack } from '@/lib/player/captions/text-tracks';
import { toChapters } from '@/lib/player/chapters/chapters';
import { parseVtt, type VttCue } from '@/lib/primitives/webvtt';
import type { PageVideo } from './page-video';

/** A video as a schema.org VideoObject, with its chapters as clips. `page`: URL of the film's page. */
export function videoObject(video: PageVideo, page: string, locale: Locale): VideoObject {
  const clips = video.below ? [] : listClips(video, page, locale);
  const { title, description, thumbnail, uploaded, expires, seconds } = video;
  return {
    '@type': 'VideoObject',
    ...{ name: title, description, thumbnailUrl: thumbnail, uploadDate: uploaded.toISOString() },
    ...('file' in video ? { contentUrl: video.file } : { embedUrl: video.player }),
    ...(seconds && { duration: isoDuration(seconds) }),
    ...(expires && { expires: expires.toISOString() }),
    isAccessibleForFree: true,
    ...(clips.length > 0 && { hasPart: clips }),
    // The player of a video provider does not support this site's URLs with a time.
    ...('file' in video && !video.below && { potentialAction: seekIn(page) }),
  };
}

/**
 * Link to a time of the video. `startOffset-input` is an extension of Google, not of schema.org.
 */
function seekIn(page: string) {
  return {
    '@type': 'SeekToAction' as const,
    target: `${page}?t={seek_to_second_number}`,
    'startOffset-input': 'required name=seek_to_second_number',
  };
}

type ClipRange = { title: string; start: number; end?: number | undefined };

/** The chapters of a film as clips. The URL of a clip starts the player at the chapter. */
function listClips({ tracks }: PageVideo, page: string, locale: Locale): Clip[] {
  const src = findTrack(tracks, 'chapters', locale)?.src;
  return toClipRanges(src ? readCues(src) : []).map(({ title, start, end }) => ({
    '@type': 'Clip',
    name: title,
    ...{ startOffset: start, ...(end && { endOffset: end }), url: `${page}?t=${start}` },
  }));
}

/** Chapters in whole seconds, as in URLs; each ends at the start of the next. */
export function toClipRanges(cues: readonly VttCue[]): ClipRange[] {
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

/** Reads the cues of a local file; empty for a remote or unreadable file. */
function readCues(src: string): VttCue[] {
  if (!src.startsWith('/media/')) return [];
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
    return parseVtt(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Formats seconds as an ISO 8601 duration: `PT1H34M`, `PT45S`. */
export function isoDuration(seconds: number): string {
  const totalSeconds = Math.max(1, Math.round(seconds));
  const parts = [
    [Math.floor(totalSeconds / 3600), 'H'],
    [Math.floor((totalSeconds % 3600) / 60), 'M'],
    [totalSeconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')}`;
}

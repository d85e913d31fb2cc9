import { defaultLocale, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import { type Chapter, mainSound, type Sound } from '@/tools/media/probe/recording';
import { timecode } from './make-sprites';

/**
 * The file of a recording's chapters. Containers do not give the language of chapter titles. It is assumed to
 * be that of the sound if the site has this language, or else the site's first.
 */
export function chaptersFileName(sound: readonly Sound[]): string {
  const spoken = mainSound(sound)?.language?.split('-')[0];
  return `chapters.${locales.find((locale) => locale === spoken) ?? defaultLocale}.vtt`;
}

/** WebVTT file with the chapters; a chapter without a title gets its number. */
export function chaptersFile(chapters: readonly Chapter[]): string {
  const cues = chapters.map(
    ({ start, end, title }, index) =>
      `${timecode(start)} --> ${timecode(end)}\n${escapeHtml(title || String(index + 1))}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

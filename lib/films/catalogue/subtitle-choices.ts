import { locales } from '@/lib/i18n/locales';
import type { Film } from '../film';

/** The languages a visitor can ask to read along in: one of the site's, or all of them. */
export const subtitleChoices = [...locales, 'both'] as const;

/** Languages a deaf visitor or a foreigner can read along in: of the copies, and of what the site plays. */
export function subtitlesOf({ versions, media }: Film): string[] {
  const tracks = [media.film, media.audio].flatMap((source) => source?.tracks ?? []);
  const languages = new Set([
    ...versions.flatMap(({ subtitles }) => subtitles),
    ...tracks
      .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
      .map(({ srclang }) => srclang),
  ]);
  const asked = locales.filter((locale) => languages.has(locale));
  return asked.length === locales.length ? [...asked, 'both'] : asked;
}

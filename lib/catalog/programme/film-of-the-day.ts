import { type Film, pictureFocus, screenPicture } from '@/lib/catalog/films/film';
import type { RawProgrammeEntry } from '@/lib/content/schema/film-selections';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';
import { plainText } from '@/lib/primitives/text/plain-text';

/** The film of a day on the home page, in one language. */
export type FilmOfTheDay = {
  /** `2026-12-31`. */
  day: string;
  film: Film;
  /** Whether the editors have set the film for this day; else it comes from the daily rotation (`scheduleFilms`). */
  isNamed: boolean;
  /** The editors' text, or the beginning of the synopsis. */
  text?: LocalText | undefined;
  /** URL of a picture. */
  picture?: string | undefined;
  /** Focal point for crops, as `object-position`: that of the programme, else that of the picture. */
  focus?: string | undefined;
};

/** Maximum length of the synopsis excerpt, in characters. */
const longestExcerpt = 170;

/**
 * The data of a day's film; `planned` is the editors' programme entry, if they have chosen the film for that day,
 * `otherwise` the URL of what is shown where they name no still.
 */
export function filmOfTheDay(
  day: string,
  film: Film,
  planned: RawProgrammeEntry | undefined,
  locale: Locale,
  otherwise = screenPicture(film),
): FilmOfTheDay {
  const { synopsis } = film;
  const still = planned?.still && film.stills[planned.still - 1]?.src;
  const picture = still || otherwise;
  const { focus } = planned ?? {};
  return {
    ...{ day, film, picture, isNamed: planned !== undefined },
    focus: focus === undefined ? pictureFocus(film, picture) : `50% ${focus}%`,
    text: planned?.text
      ? localText(planned.text, locale)
      : synopsis && { ...synopsis, text: plainText(synopsis.text, longestExcerpt) },
  };
}

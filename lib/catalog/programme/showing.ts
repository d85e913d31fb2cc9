import type { Film } from '@/lib/catalog/films/film';
import { screenPicture } from '@/lib/catalog/films/screen-picture';
import type { RawShowing } from '@/lib/content/schema/programme';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';
import { plainText } from '@/lib/primitives/text/plain-text';

/** The film of a day as the home page shows it, in one language. */
export type Showing = {
  /** `2026-12-31`. */
  day: string;
  film: Film;
  /** Whether the house has named it for the day; else it is its turn. */
  isNamed: boolean;
  /** Why this film, or how its synopsis begins. */
  text?: LocalText | undefined;
  /** Address of a picture of it. */
  picture?: string | undefined;
  /** How far down the picture that lies which must be seen, in percent. */
  focus?: number | undefined;
};

/** Letters of a synopsis that stand for a sentence. */
const enough = 170;

/** A film on its day; `said` is what the house says of it, where it has named it for that day. */
export function showingOf(
  day: string,
  film: Film,
  said: RawShowing | undefined,
  locale: Locale,
): Showing {
  const { synopsis } = film;
  const still = said?.still && film.stills[said.still - 1]?.src;
  return {
    ...{ day, film, isNamed: said !== undefined, focus: said?.focus },
    text: said?.text
      ? localText(said.text, locale)
      : synopsis && { ...synopsis, text: plainText(synopsis.text, enough) },
    picture: still || screenPicture(film),
  };
}

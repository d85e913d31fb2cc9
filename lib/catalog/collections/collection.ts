import type { Film } from '@/lib/catalog/films/film';
import type { RawCollection } from '@/lib/content/schema/collection';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** A collection in one language, for display. */
export type Collection = {
  slug: string;
  kind: RawCollection['kind'];
  /** Colour of its page and poster, `#rrggbb`. */
  ink: string;
  title: LocalText;
  summary: LocalText;
  /** Markdown. */
  introduction: LocalText;
  entries: { film: Film; reason: LocalText }[];
  /** Total runtime in minutes of the films with a known runtime. */
  runtime: number;
  /** Whether a film's runtime is unknown, so that the total is longer. */
  isLonger: boolean;
};

import type { Film } from '@/lib/catalog/films/film';
import type { RawCollection } from '@/lib/content/schema/collection';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** A collection as a page shows it, in one language. */
export type Collection = {
  slug: string;
  kind: RawCollection['kind'];
  /** Of its page and its poster, `#rrggbb`. */
  ink: string;
  title: LocalText;
  summary: LocalText;
  /** Markdown. */
  introduction: LocalText;
  entries: { film: Film; reason: LocalText }[];
  /** Minutes of all films whose length is known. */
  runtime: number;
  /** Whether that is not all: the length of a film is unknown. */
  isLonger: boolean;
};

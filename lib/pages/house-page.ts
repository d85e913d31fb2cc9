import type { RawPage } from '@/lib/content/schema/page';
import type { Picture } from '@/lib/films/picture';
import type { LocalText } from '@/lib/text/local-text';

/** A page that the house has written, in one language. */
export type HousePage = {
  slug: string;
  /** French; the German one is below `/de`. */
  path: string;
  title: LocalText;
  summary?: LocalText;
  /** Markdown. */
  text: LocalText;
  picture?: Picture;
  /** Where a link to it stands on every page. */
  place: RawPage['in'];
};

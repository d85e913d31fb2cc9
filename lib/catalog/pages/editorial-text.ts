import type { Picture } from '@/lib/catalog/films/film';
import { toPicture } from '@/lib/catalog/films/get-film';
import type { RawPage } from '@/lib/content/schema/page';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';

/** An editors' text with its own path, in one language. */
export type EditorialText = {
  slug: string;
  /** French path; the German one is below `/de`. */
  path: string;
  title: LocalText;
  summary?: LocalText;
  /** Markdown. */
  text: LocalText;
  picture?: Picture;
};

type Raw = Pick<RawPage, 'title' | 'summary' | 'text' | 'picture'>;

export function toEditorialText(
  { slug, path }: Pick<EditorialText, 'slug' | 'path'>,
  raw: Raw,
  locale: Locale,
): EditorialText {
  return {
    ...{ slug, path },
    title: localText(raw.title, locale),
    summary: raw.summary && localText(raw.summary, locale),
    text: localText(raw.text, locale),
    picture: raw.picture && toPicture(raw.picture, locale),
  };
}

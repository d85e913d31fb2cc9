import type { RawPressFile } from '@/lib/content/schema/press-file';
import { mediaAddress } from '@/lib/content/store/media-files';
import type { Locale } from '@/lib/i18n/locales';
import { findMade } from '@/lib/pictures/find-made';
import { localLine } from '@/lib/text/local-text';
import type { PressFile } from './film';

/** A file for the press, in one language; pictures lie with the site, others may at `mediaUrl`. */
export function toPressFile(
  { src, name, credit }: RawPressFile,
  locale: Locale,
  mediaUrl?: string,
): PressFile {
  return {
    src: mediaAddress(src, mediaUrl),
    name: localLine(name, locale),
    credit: credit === undefined ? undefined : localLine(credit, locale),
    made: findMade(src),
  };
}

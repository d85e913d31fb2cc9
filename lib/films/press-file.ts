import type { RawPressFile } from '@/lib/content/schema/press-file';
import type { Locale } from '@/lib/i18n/locales';
import { findMade } from '@/lib/pictures/find-made';
import { localLine, localText } from '@/lib/text/local-text';
import type { PressFile } from './film';

export function toPressFile({ src, name, credit }: RawPressFile, locale: Locale): PressFile {
  return {
    src,
    name: localLine(name, locale),
    credit: credit && localText(credit, locale),
    made: findMade(src),
  };
}

import { useTranslations } from 'next-intl';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { TitleText } from './title-text';

/** `large`: set as a large title with optical margins (`TitleText`). */
type Props = { value: LocalText; large?: boolean };

/** Localized text. If it is not translated into the page's language, `lang` and a note are added. */
export function LocalizedText({ value, large }: Props) {
  const words = large ? <TitleText text={value.text} /> : value.text;
  if (value.translated) return words;
  return (
    <>
      <span lang={value.lang}>{words}</span> <Untranslated />
    </>
  );
}

/** Note beside a text that is not in the page's language. */
export function Untranslated() {
  return (
    <small className="align-middle font-normal text-xs tracking-normal opacity-75">
      ({useTranslations('I18n')('untranslated')})
    </small>
  );
}

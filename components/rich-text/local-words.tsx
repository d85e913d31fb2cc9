import type { LocalText } from '@/lib/primitives/text/local-text';
import { LargeWords } from './large-words';
import { Untranslated } from './untranslated';

/** `large`: at the title's size. */
type Props = { value: LocalText; large?: boolean };

/** Localized text. If it is not translated into the page's language, `lang` and a note are added. */
export function LocalWords({ value, large }: Props) {
  const words = large ? <LargeWords text={value.text} /> : value.text;
  if (value.translated) return words;
  return (
    <>
      <span lang={value.lang}>{words}</span> <Untranslated />
    </>
  );
}

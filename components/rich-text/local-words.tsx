import type { LocalText } from '@/lib/primitives/text/local-text';
import { LargeWords } from './large-words';
import { Untranslated } from './untranslated';

/** `large`: at the size of a poster's title. */
type Props = { value: LocalText; large?: boolean };

/** Words for the visitor; where they are not in the visitor's language, that is said. */
export function LocalWords({ value, large }: Props) {
  const words = large ? <LargeWords text={value.text} /> : value.text;
  if (value.translated) return words;
  return (
    <>
      <span lang={value.lang}>{words}</span> <Untranslated />
    </>
  );
}

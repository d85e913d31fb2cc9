import type { LocalText } from '@/lib/text/local-text';
import { Untranslated } from './untranslated';

/** Words for the visitor; where they are not in the visitor's language, that is said. */
export function LocalWords({ value }: { value: LocalText }) {
  if (value.translated) return value.text;
  return (
    <>
      <span lang={value.lang}>{value.text}</span> <Untranslated />
    </>
  );
}

import type { Fault } from '@/lib/content/validate/fault';
import { saySentence } from '@/lib/content/validate/faults/sentence';

/**
 * Formats what the content check expected in English, the language of table faults; `more` is inserted before the
 * suggestion.
 */
export function sayExpected({ expected, near }: Pick<Fault, 'expected' | 'near'>, more = '') {
  const said = saySentence(expected, 'en');
  return `${said}${more}${near ? `; did you mean ${near}?` : ''}`;
}

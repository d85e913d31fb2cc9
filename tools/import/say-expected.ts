import type { Fault } from '@/lib/content/validate/fault';
import { saySentence } from '@/lib/content/validate/faults/sentence';

/** What the content's check expected, in the words of a table's faults, which are English; `more` stands before the guess. */
export function sayExpected({ expected, near }: Pick<Fault, 'expected' | 'near'>, more = '') {
  const said = saySentence(expected, 'en');
  return `${said}${more}${near ? `; did you mean ${near}?` : ''}`;
}

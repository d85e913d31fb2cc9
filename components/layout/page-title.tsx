import type { ReactNode } from 'react';
import { LargeWords } from '@/components/i18n/large-words';
import { longestWord } from '@/lib/text/longest-word';

type Props = { id?: string; text: string; className?: string; children?: ReactNode };

/** Letters beyond which a word is too long for a phone at a title's size. */
const roomOnPhone = 15;

/** A page's title at the size of a poster's; `children` where it is more than its plain text. */
export function PageTitle({ id, text, className = '', children }: Props) {
  const size = longestWord(text) > roomOnPhone ? 'display-1 display-1-long' : 'display-1';
  return (
    <h1 id={id} className={`${size} ${className}`}>
      {children ?? <LargeWords text={text} />}
    </h1>
  );
}

import type { ReactNode } from 'react';
import { longestWord } from '@/lib/primitives/text/longest-word';

type Props = { id?: string; text: string; className?: string; children?: ReactNode };

/** Letters beyond which a word is too long for a phone at a title's size. */
const roomOnPhone = 15;

/** A page's title, set as it comes: for pages whose script comes with every other. `children` in place of the text. */
export function BareTitle({ id, text, className = '', children = text }: Props) {
  const size = longestWord(text) > roomOnPhone ? 'display-1 display-1-long' : 'display-1';
  return (
    <h1 id={id} className={`${size} ${className}`}>
      {children}
    </h1>
  );
}

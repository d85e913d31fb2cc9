import type { ReactNode } from 'react';
import { longestWord } from '@/lib/primitives/text/typography';

type Props = { id?: string; text: string; className?: string; children?: ReactNode };

/** Longest word, in letters, that fits a phone screen at the title's size. */
const maxLettersOnPhone = 15;

/** Page title (`h1`) without `TitleText`, to keep client bundles small. `children` replaces the text. */
export function BareTitle({ id, text, className = '', children = text }: Props) {
  const size = longestWord(text) > maxLettersOnPhone ? 'display-1 display-1-long' : 'display-1';
  return (
    <h1 id={id} className={`${size} ${className}`}>
      {children}
    </h1>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '@/lib/primitives/text/typography';

type Props = { id?: string; text: string; className?: string; children?: ReactNode };

/**
 * Page title (`h1`) without `TitleText`, to keep client bundles small. `children` replaces the text. The longest word
 * limits the size, so that no word is broken (`display-1`).
 */
export function BareTitle({ id, text, className = '', children = text }: Props) {
  return (
    <h1
      id={id}
      style={{ '--letters': longestWord(text) } as CSSProperties}
      className={`display-1 ${className}`}
    >
      {children}
    </h1>
  );
}

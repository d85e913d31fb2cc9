import type { ComponentProps } from 'react';
import { LargeWords } from '@/components/rich-text/large-words';
import { BareTitle } from './bare-title';

/** Large page title with optical margins. `children` replaces the plain text where the title needs markup. */
export function PageTitle({
  text,
  children = <LargeWords text={text} />,
  ...props
}: ComponentProps<typeof BareTitle>) {
  return (
    <BareTitle text={text} {...props}>
      {children}
    </BareTitle>
  );
}

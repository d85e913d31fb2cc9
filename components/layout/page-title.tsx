import type { ComponentProps } from 'react';
import { LargeWords } from '@/components/rich-text/large-words';
import { BareTitle } from './bare-title';

/** A page's title at the size of a poster's; `children`, set large, where it is more than its plain text. */
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

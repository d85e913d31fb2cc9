import type { ComponentProps, ReactNode } from 'react';
import { TitleText } from '@/components/rich-text/title-text';
import { BareTitle } from './bare-title';

/** Large page title with optical margins. `children` replaces the plain text where the title needs markup. */
export function PageTitle({
  text,
  children = <TitleText text={text} />,
  ...props
}: ComponentProps<typeof BareTitle>) {
  return (
    <BareTitle text={text} {...props}>
      {children}
    </BareTitle>
  );
}

/** Page header: the large title, with an introduction below. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="shell pt-10 md:pt-16">
      <PageTitle text={title} />
      {children && (
        <div className="mt-5 max-w-[60ch] text-lg leading-snug md:text-xl">{children}</div>
      )}
    </header>
  );
}

import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import type { LocalText } from '@/lib/text/local-text';
import { RichText } from './rich-text';

type Props = {
  title: string;
  /** Markdown. */
  text: LocalText;
  /** What stands at its head, large. */
  children?: ReactNode;
};

/** A page of words that the house has written, in lines of a length that is read well. */
export function WrittenPage({ title, text, children }: Props) {
  return (
    <>
      <PageHead title={title}>{children}</PageHead>
      <div className="part">
        <RichText
          value={text}
          className="col-span-12 max-w-[58ch] md:text-lg md:leading-normal lg:col-span-9 lg:col-start-4"
        />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { LocalWords } from '@/components/i18n/local-words';
import { PageTitle } from '@/components/layout/page-title';
import type { Picture } from '@/lib/films/picture';
import type { LocalText } from '@/lib/text/local-text';
import { RichText } from './rich-text';
import { WrittenPicture } from './written-picture';

type Props = {
  /** `string`: of the site's own words. */
  title: string | LocalText;
  /** A sentence or two, large. */
  summary?: LocalText | undefined;
  picture?: Picture | undefined;
  /** Markdown. */
  text?: LocalText | undefined;
  /** What stands above the title, small. */
  above?: ReactNode;
  /** What else stands at its head, large. */
  children?: ReactNode;
};

/** A page of words that the house has written, in lines of a length that is read well. */
export function WrittenPage({ title, summary, picture, text, above, children }: Props) {
  return (
    <>
      <header className="shell pt-10 md:pt-16">
        {above}
        {typeof title === 'string' ? (
          <PageTitle text={title} />
        ) : (
          <PageTitle text={title.text}>
            <LocalWords value={title} large />
          </PageTitle>
        )}
        {(summary || children) && (
          <div className="grid-12 mt-6 md:mt-10">
            <div className="col-span-12 max-w-[44ch] text-pretty text-xl leading-snug md:text-2xl md:leading-snug lg:col-span-9 lg:col-start-4">
              {summary && (
                <p lang={summary.translated ? undefined : summary.lang}>{summary.text}</p>
              )}
              {children}
            </div>
          </div>
        )}
      </header>
      {picture && <WrittenPicture picture={picture} />}
      {text && (
        <div className="shell mt-10 md:mt-14">
          <RichText value={text} className="written" headings />
        </div>
      )}
    </>
  );
}

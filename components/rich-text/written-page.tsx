import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/page-title';
import type { Picture } from '@/lib/catalog/films/film';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { CreditedPicture, pictureSize } from './credited-picture';
import { LocalizedText } from './localized-text';
import { RichText } from './rich-text';

/**
 * Minimum width in pixels from which a landscape picture spans the page. Smaller pictures have the width of the text
 * column.
 */
const wideEnough = 1280;

type Props = {
  /** `string`: one of the site's own messages. */
  title: string | LocalText;
  /** One or two sentences, in large type. */
  summary?: LocalText | undefined;
  picture?: Picture | undefined;
  /** Markdown. */
  text?: LocalText | undefined;
  /** Small text above the title. */
  kicker?: ReactNode;
  /** More content of the header, in large type. */
  children?: ReactNode;
};

/** Page of text from the site content, with a readable line length. */
export function WrittenPage({ title, summary, picture, text, kicker, children }: Props) {
  return (
    <>
      <header className="shell pt-10 md:pt-16">
        {kicker}
        {typeof title === 'string' ? (
          <PageTitle text={title} />
        ) : (
          <PageTitle text={title.text}>
            <LocalizedText value={title} large />
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

/** The page's picture: as wide as the page, or as its text. */
function WrittenPicture({ picture }: { picture: Picture }) {
  const { width, height } = pictureSize(picture);
  const isLandscape = width > height;
  const isWide = width >= wideEnough && isLandscape;
  return (
    <div className="shell grid-12 mt-8 md:mt-12">
      <CreditedPicture
        picture={picture}
        sizes={isWide ? '92vw' : '(min-width: 64rem) 70vw, 92vw'}
        className={`col-span-12 ${isWide ? '' : 'lg:col-span-9 lg:col-start-4'}`}
        narrow={!isLandscape}
      />
    </div>
  );
}

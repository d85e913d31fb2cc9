import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/page-title';
import type { Picture } from '@/lib/catalog/films/film';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { LocalizedText } from './localized-text';
import { RichText } from './rich-text';

/**
 * Minimum width in pixels from which a landscape picture spans the page. Smaller pictures have the width of the text
 * column.
 */
const wideEnough = 1280;

/** Size of a picture that no build has measured yet. */
const unknown = { width: 1600, height: 900 };

type Props = {
  /** `string`: one of the site's own messages. */
  title: string | LocalText;
  /** One or two sentences, in large type. */
  summary?: LocalText | undefined;
  picture?: Picture | undefined;
  /** Markdown. */
  text?: LocalText | undefined;
  /** Small text above the title. */
  above?: ReactNode;
  /** More content of the header, in large type. */
  children?: ReactNode;
};

/** Page of text from the site content, with a readable line length. */
export function WrittenPage({ title, summary, picture, text, above, children }: Props) {
  return (
    <>
      <header className="shell pt-10 md:pt-16">
        {above}
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

/** The page's picture in its own aspect ratio, never larger than its natural size, with the credit below. */
function WrittenPicture({ picture }: { picture: Picture }) {
  const t = useTranslations('Gallery');
  const { alt, credit, made } = picture;
  const { width, height } = made ?? unknown;
  const isWide = width >= wideEnough && width > height;
  const columns = isWide ? '' : 'lg:col-span-9 lg:col-start-4';
  const sizes = isWide ? '92vw' : '(min-width: 64rem) 70vw, 92vw';
  return (
    <div className="shell grid-12 mt-8 md:mt-12">
      <figure className={`col-span-12 ${columns}`}>
        <img
          {...pictureProps({ ...picture, sizes, width, height })}
          loading="eager"
          fetchPriority="high"
          alt={alt.text}
          lang={alt.translated ? undefined : alt.lang}
          className={`h-auto w-full bg-raised ${width > height ? '' : 'sm:w-1/2'}`}
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
        />
        {credit && (
          <figcaption
            lang={credit.translated ? undefined : credit.lang}
            className="label mt-2 text-muted"
          >
            {t('credit', { credit: credit.text })}
          </figcaption>
        )}
      </figure>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { Picture } from '@/lib/films/picture';
import { pictureProps } from '@/lib/pictures/picture-props';

/** Pixels from which a picture is as wide as the page; a smaller one stands above the text. */
const wideEnough = 1280;
/** While a site is written nobody has measured its pictures. */
const unknown = { width: 1600, height: 900 };

/** The picture of a written page in its own shape, never larger than it is, with whose it is below. */
export function WrittenPicture({ picture }: { picture: Picture }) {
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

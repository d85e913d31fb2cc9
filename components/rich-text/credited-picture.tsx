import { useTranslations } from 'next-intl';
import type { Picture } from '@/lib/catalog/films/film';
import { pictureProps } from '@/lib/posters/photographs/picture-props';

/** Size of a picture that no build has measured yet. */
const unknown = { width: 1600, height: 900 };

/** Size of a picture in pixels, for its aspect ratio. */
export function pictureSize({ made }: Picture): { width: number; height: number } {
  return made ?? unknown;
}

type Props = { picture: Picture; sizes: string; className?: string; narrow?: boolean };

/**
 * The main picture of a page in its own aspect ratio, never larger than its natural size, with the credit below.
 * `narrow`: half the width of its column.
 */
export function CreditedPicture({ picture, sizes, className = '', narrow = false }: Props) {
  const t = useTranslations('Gallery');
  const { alt, credit } = picture;
  const { width, height } = pictureSize(picture);
  return (
    <figure className={className}>
      <img
        {...pictureProps({ ...picture, sizes, width, height })}
        loading="eager"
        fetchPriority="high"
        alt={alt.text}
        lang={alt.translated ? undefined : alt.lang}
        className={`h-auto w-full bg-raised ${narrow ? 'sm:w-1/2' : ''}`}
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
  );
}

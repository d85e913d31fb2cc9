import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { Gallery } from '@/components/movie/gallery/gallery';
import type { Article } from '@/lib/shop/articles/article';

/** A gallery of all pictures, unless the head already shows the only one. */
export function ArticlePictures({ article: { pictures, image, title } }: { article: Article }) {
  const t = useTranslations('Shop');
  const isShown = image !== undefined && pictures.length === 1;
  if (pictures.length === 0 || isShown) return null;
  return (
    <Section id="pictures" title={t('pictures')}>
      <Gallery stills={pictures} title={title} />
    </Section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { Section } from '@/components/layout/section';
import { Gallery } from '@/components/movie/gallery/gallery';
import { MoreLink, TextLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import { cardAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import type { Article } from '@/lib/shop/articles/article';
import { listRelatedArticles } from '@/lib/shop/articles/get-articles';
import { DiscLine } from './article-facts';
import { ArticleGrid } from './article-grid';
import { ArticleOffer } from './article-offer';
import { ArticlePicture } from './article-picture';
import { BundleOffers } from './bundle-offers';

/** The article's description and contents. */
export function ArticleDescription({ article: { description, contents } }: { article: Article }) {
  const t = useTranslations('Shop');
  return (
    <Section id="about" title={t('about')}>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RichText value={description} className="max-w-[56ch] text-lg leading-snug" />
        <div>
          <h3 className="label">{t('contents')}</h3>
          <ul className="mt-2">
            {contents.map((line) => (
              <li key={line.text} className="border-line border-t py-2 leading-snug">
                <LocalizedText value={line} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The head of an article page: its picture, and beside it the title and offer. */
export function ArticleHead({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  return (
    <header className="shell grid-12 gap-y-6 pt-6 md:pt-12">
      <div className="col-span-12 md:col-span-6 lg:col-span-7">
        <ArticlePicture article={article} first large />
      </div>
      <div className="col-span-12 md:col-span-6 lg:col-span-5">
        <p className="label">
          <TextLink href={`/shop#${article.kind}`}>
            {t('title')}, {t(`kinds.${article.kind}`)}
          </TextLink>
        </p>
        <h1 className="display-2 mt-3">
          <LocalizedText value={article.title} />
        </h1>
        <DiscLine article={article} />
        <ArticleOffer article={article} />
        <BundleOffers article={article.slug} />
      </div>
    </header>
  );
}

/** The films an article contains or is about. */
export function ArticleFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Shop');
  const locale = useLocale();
  const now = new Date();
  if (films.length === 0) return null;
  return (
    <Section id="films" title={t('films', { count: films.length })}>
      <FilmGrid
        films={films.map((film) => ({ ...film, way: cardAvailability(film, locale, now) }))}
      />
    </Section>
  );
}

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

/** Related articles. */
export function RelatedArticles({ article }: { article: Article }) {
  const t = useTranslations('Shop');
  const articles = listRelatedArticles(article, useLocale());
  if (articles.length === 0) return null;
  return (
    <Section id="beside" title={t('beside')} aside={<MoreLink href="/shop">{t('all')}</MoreLink>}>
      <ArticleGrid articles={articles} />
    </Section>
  );
}

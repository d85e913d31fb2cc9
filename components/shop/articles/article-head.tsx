import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/navigation/text-link';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Article } from '@/lib/shop/articles/article';
import { ArticleOffer } from './article-offer';
import { ArticlePicture } from './article-picture';

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
          <LocalWords value={article.title} />
        </h1>
        <ArticleOffer article={article} />
      </div>
    </header>
  );
}

import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalWords } from '@/components/rich-text/local-words';
import { RichText } from '@/components/rich-text/rich-text';
import type { Article } from '@/lib/shop/articles/article';

/** The article's description and contents. */
export function ArticleAbout({ article: { description, contents } }: { article: Article }) {
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
                <LocalWords value={line} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

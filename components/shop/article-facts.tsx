import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import { Section } from '@/components/layout/section';
import { languageWords } from '@/lib/films/language-words';
import type { Article } from '@/lib/shop/article';
import { hasFacts } from '@/lib/shop/has-facts';
import { AgeRatings } from './age-ratings';
import { DiscFacts } from './disc-facts';

/** What stands on the back of the box; no part of the page where nothing is known. */
export function ArticleFacts({ article }: { article: Article }) {
  const t = useTranslations();
  const locale = useLocale();
  const { languages, disc, ages, ean, weight } = article;
  if (!hasFacts(article)) return null;
  const isSilent = disc?.sound === 'silent';
  return (
    <Section id="facts" title={t('Shop.facts')}>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        <Fact
          name={t(isSilent ? 'Film.intertitles' : 'Film.languages')}
          show={languages.length > 0}
        >
          {languageWords(languages, locale, t('Film.noWords'))}
        </Fact>
        {disc && <DiscFacts disc={disc} />}
        <Fact name={t('Film.age')} show={ages !== undefined}>
          {ages && <AgeRatings ages={ages} />}
        </Fact>
        <Fact name={t('Shop.weight')} show={weight > 0}>
          {weight.toLocaleString(locale, { style: 'unit', unit: 'gram' })}
        </Fact>
        {/* A book's begins with 978 or 979: ISBN (ISO 2108). */}
        <Fact name={/^97[89]/.test(ean ?? '') ? 'ISBN' : 'EAN'} show={ean !== undefined}>
          <span className="tabular-nums">{ean}</span>
        </Fact>
      </dl>
    </Section>
  );
}

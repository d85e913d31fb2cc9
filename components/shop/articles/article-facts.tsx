import { useLocale, useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { PictureAndSound } from '@/components/catalog/films/picture-and-sound';
import { Fact } from '@/components/layout/fact';
import { Section } from '@/components/layout/section';
import { formatLanguages } from '@/lib/catalog/films/format-facts';
import type { RawArticle, RawDisc } from '@/lib/content/schema/article';
import { type Article, hasFacts } from '@/lib/shop/articles/article';

const tracks = ['subtitles', 'captions', 'audioDescription'] as const;

/** The article's technical facts; renders nothing if there are none. */
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
          {formatLanguages(languages, locale, t('Film.noWords'))}
        </Fact>
        {disc && <DiscFacts disc={disc} />}
        <Fact name={t('Film.ages')} show={ages !== undefined}>
          {ages && <AgeRatings ages={ages} />}
        </Fact>
        <Fact name={t('Shop.weight')} show={weight > 0}>
          {weight.toLocaleString(locale, { style: 'unit', unit: 'gram' })}
        </Fact>
        {/* Book EANs begin with 978 or 979: ISBN (ISO 2108). */}
        <Fact name={/^97[89]/.test(ean ?? '') ? 'ISBN' : 'EAN'} show={ean !== undefined}>
          <span className="tabular-nums">{ean}</span>
        </Fact>
      </dl>
    </Section>
  );
}

/** Running time and age ratings of a disc, in one line below its title; nothing if neither is known. */
export function DiscLine({ article: { disc, ages } }: { article: Article }) {
  const ratings = ages && formatRatings(ages);
  if (!disc?.runtime && !ratings) return null;
  return (
    <p className="mt-2 text-lg">
      {disc?.runtime && <Runtime minutes={disc.runtime} />}
      {disc?.runtime && ratings && ', '}
      {ratings}
    </p>
  );
}

function formatRatings(ages: NonNullable<RawArticle['ages']>): string {
  const ratings = Object.entries(ages).filter(([, age]) => age !== undefined);
  return ratings.map(([system, age]) => `${system} ${age}`).join(', ');
}

/** Age ratings by rating system, with a note for articles sold only to adults. */
function AgeRatings({ ages }: { ages: NonNullable<RawArticle['ages']> }) {
  const t = useTranslations('Shop');
  return (
    <>
      {formatRatings(ages)}
      {Object.values(ages).includes(18) && <span className="block">{t('adults')}</span>}
    </>
  );
}

/** The disc's contents and the players that support it. */
function DiscFacts({ disc }: { disc: RawDisc }) {
  const t = useTranslations();
  const locale = useLocale();
  const { region, standard, runtime, count } = disc;
  const regions = region === 'free' ? t('Shop.regionFree') : region?.join(', ');
  return (
    <>
      {tracks.map((track) => (
        <Fact key={track} name={t(`Shop.${track}`)} show={disc[track].length > 0}>
          {formatLanguages(disc[track], locale, t('Film.noWords'))}
        </Fact>
      ))}
      <Fact name={t('Shop.region')} show={regions !== undefined || standard !== undefined}>
        {[regions, standard].filter(Boolean).join(', ')}
      </Fact>
      <PictureAndSound colour={disc.picture} ratio={disc.ratio} sound={disc.sound} />
      <Fact name={t('Film.runtime')} show={runtime !== undefined}>
        <Runtime minutes={runtime ?? 0} />
      </Fact>
      <Fact name={t('Shop.discs')} show={count > 1}>
        {count}
      </Fact>
    </>
  );
}

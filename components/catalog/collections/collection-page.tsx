import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { CardAvailabilityLine } from '@/components/catalog/films/film-card';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Poster } from '@/components/catalog/films/poster';
import { PageTitle } from '@/components/layout/page-title';
import { LocaleLink } from '@/components/navigation/links';
import { PlayLink } from '@/components/navigation/play-link';
import { Sibling, Siblings } from '@/components/navigation/siblings';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import { TitleText } from '@/components/rich-text/title-text';
import { FollowButton } from '@/components/visitor/follows/follow-button';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import { ShareButton } from '@/components/visitor/sharing/share-button';
import { isEvening, nextInEvening } from '@/lib/catalog/collections/evenings';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import { cardAvailability } from '@/lib/catalog/films/availability';
import { getTheme } from '@/lib/content/store/get-theme';
import { localePath } from '@/lib/i18n/locales';
import { eveningPath } from '@/lib/player/evening';
import { seriesBandPath } from '@/lib/posters/poster-path';
import { bandSizes } from '@/lib/posters/series/draw-series-pictures';
import { textColourOn } from '@/lib/posters/series/series-inks';
import { readableTone } from '@/lib/primitives/colour/contrast';
import { listWays } from '@/lib/visitor/follows/list-ways';
import { CollectionRuntime } from './collection-item';

/** The films of a collection in its order. */
export function CollectionFilms({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <section aria-labelledby="films" className="shell mt-12 md:mt-20">
      <h2 id="films" className="display-3">
        {t('inOrder')}
      </h2>
      <ol className="mt-6 divide-y divide-ink border-ink border-y">
        {collection.entries.map((entry, index) => (
          <li key={entry.film.slug}>
            <CollectionEntry
              entry={entry}
              position={index + 1}
              evening={isEvening(collection) ? collection.slug : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type CollectionFilmsProps = {
  entry: Collection['entries'][number];
  position: number;
  /** Slug of the evening during which the film is played. */
  evening: string | undefined;
};

/** A film of a collection, with the reason for including it. */
function CollectionEntry({ entry: { film, reason }, position, evening }: CollectionFilmsProps) {
  const availability = cardAvailability(film, useLocale(), new Date());
  return (
    <article className="group relative grid-12 items-start gap-y-4 py-6 md:py-10 print:py-3">
      <p aria-hidden="true" className="display-2 col-span-2 text-signal tabular-nums md:col-span-1">
        {position}
      </p>
      {/* The title comes first in the DOM, so that screen readers announce it before the film's actions. */}
      <div className="order-1 col-span-6 sm:col-span-7 md:col-span-8 lg:col-span-4 print:col-span-4">
        <h3 className="display-2 max-sm:text-2xl max-sm:[font-stretch:80%]">
          <LocaleLink
            href={evening ? eveningPath(film.slug, evening) : `/movie/${film.slug}`}
            className="title-link"
          >
            <FilmTitle title={film.title} large />
          </LocaleLink>
        </h3>
        <p className="mt-2 text-muted">
          <FilmLine film={film} />
        </p>
      </div>
      <div className="relative col-span-4 sm:col-span-3 lg:col-span-2 print:col-span-2">
        <Poster film={film} alt="" sizes="(min-width: 64rem) 15vw, (min-width: 40rem) 24vw, 32vw" />
        <CardMarks film={film}>
          <CardAvailabilityLine availability={availability} />
        </CardMarks>
      </div>
      <p className="order-2 col-span-12 text-lg leading-snug md:col-start-2 md:col-span-11 lg:col-span-5 lg:col-start-8 print:col-span-4 print:col-start-auto">
        <LocalizedText value={reason} />
      </p>
    </article>
  );
}

/** Header of a collection's page, styled as its poster: kind, size, introduction. */
export function CollectionHead({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  const locale = useLocale();
  const now = new Date();
  const first = nextInEvening(collection, now);
  const films = collection.entries.map(({ film }) => film);
  return (
    <header className="on-ink">
      <div className="shell grid-12 gap-y-8 py-8 md:py-12">
        <p className="label col-span-6">{t(`kinds.${collection.kind}`)}</p>
        <p className="label col-span-6 text-right">
          {t('films', { count: collection.entries.length })}
          {collection.runtime > 0 && (
            <span className="block">
              {t('totalRuntime')} <CollectionRuntime collection={collection} />
            </span>
          )}
        </p>
        <PageTitle text={collection.title.text} className="col-span-12 md:mt-4">
          <LocalizedText value={collection.title} large />
        </PageTitle>
        <div className="col-span-12 max-w-[62ch] text-lg leading-snug md:text-xl lg:col-span-8 lg:col-start-5">
          <RichText value={collection.introduction} />
          <div className="mt-8 flex min-h-10 flex-wrap gap-2">
            {first && (
              <PlayLink
                href={localePath(eveningPath(first.slug, collection.slug), locale)}
                className="button bg-(--on-ground) text-(--ground)"
              >
                {t('begin')}
              </PlayLink>
            )}
            <FollowButton
              page={`collection/${collection.slug}`}
              title={collection.title.text}
              ways={listWays(films, locale, now)}
            />
            <ShareButton path={`/collection/${collection.slug}`} title={collection.title.text} />
          </div>
        </div>
      </div>
      <CollectionBand collection={collection} />
    </header>
  );
}

/** Wide strip with a picture of each film, as on the collection's poster; two rows on a phone. */
function CollectionBand({ collection: { slug } }: { collection: Collection }) {
  return (
    <picture className="print:hidden">
      <source media="(width < 48rem)" srcSet={seriesBandPath(slug, 'block')} {...bandSizes.block} />
      <img src={seriesBandPath(slug, 'band')} {...bandSizes.band} alt="" className="w-full" />
    </picture>
  );
}

type CollectionSiblingsProps = { previous?: Collection; next?: Collection };

/** Links to the previous and next collection. */
export function CollectionSiblings({ previous, next }: CollectionSiblingsProps) {
  const t = useTranslations('Collection');
  const to = ({ slug, title }: Collection, label: string, rel: 'prev' | 'next') => (
    <Sibling href={`/collection/${slug}`} rel={rel} label={label}>
      <span className="display-2 mt-2 block group-hover:underline" lang={title.lang}>
        <TitleText text={title.text} />
      </span>
    </Sibling>
  );
  return (
    <Siblings name={t('siblings')} all={{ href: '/collection', words: t('all') }}>
      {previous && to(previous, t('previous'), 'prev')}
      {next && to(next, t('next'), 'next')}
    </Siblings>
  );
}

/**
 * CSS variables for `.inked`: the ink as background with its text colour, and the ink as a readable text colour on
 * the light and the dark page background.
 */
export function inkStyle(ink: string): CSSProperties {
  const { light, dark } = getTheme();
  return {
    '--ground': ink,
    '--on-ground': textColourOn(ink),
    '--by-day': readableTone(ink, light.paper),
    '--by-night': readableTone(ink, dark.paper),
  } as CSSProperties;
}

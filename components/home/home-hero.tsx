import '@/components/player/start/covered.css';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { OfferDay, OfferTerms } from '@/components/catalog/offers/offer-day';
import { PageTitle } from '@/components/layout/page-title';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { CoveredPlayer } from '@/components/player/start/covered-player';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { ShareMoment } from '@/components/visitor/sharing/share-moment';
import type { Film, Media } from '@/lib/catalog/films/film';
import type { FilmOfTheDay } from '@/lib/catalog/programme/film-of-the-day';
import type { Programme } from '@/lib/catalog/programme/get-programme';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { widePosterPath } from '@/lib/posters/poster-path';
import { longestWord } from '@/lib/primitives/text/typography';
import { getSite } from '@/lib/site/get-site';
import { DayName } from './home-week';

/** Start of the home page: a playable film, else a film to read about, else the site's tagline. */
export function HomeHero({ tonight, lead }: Pick<Programme, 'tonight' | 'lead'>) {
  const media = tonight?.film.media.film;
  if (tonight && media) return <HomeTonight tonight={tonight} media={media} />;
  return lead ? <HomeLead lead={lead} /> : <HomeTitle />;
}

/** Start of a home page without any film: the site's tagline and description. */
function HomeTitle() {
  const { tagline, description } = getSite(useLocale());
  return (
    <header className="shell pt-10 md:pt-16">
      <PageTitle text={tagline.text}>
        <LocalizedText value={tagline} large />
      </PageTitle>
      <p className="mt-5 max-w-[60ch] text-lg leading-snug md:text-xl">
        <LocalizedText value={description} />
      </p>
    </header>
  );
}

/** First screen of a site without playable films: the newest film, with a link to its page. */
function HomeLead({ lead }: { lead: FilmOfTheDay }) {
  const t = useTranslations('Home');
  const { film, picture, focus } = lead;
  return (
    <section aria-labelledby="tonight">
      <div className="covered">
        <HomePicture film={film} src={picture} focus={focus} />
        <HomeCaption showing={lead} aside={film.year} />
      </div>
      <p className="shell py-2">
        <LocaleLink href={`/movie/${film.slug}`} className="button">
          {t('openFilm')}
          <Arrow />
        </LocaleLink>
      </p>
    </section>
  );
}

/** First screen: the film of the day, with a picture as wide as the window. It plays in place. */
function HomeTonight({ tonight, media }: { tonight: FilmOfTheDay; media: Media }) {
  const t = useTranslations('Home');
  const { film, day, picture, focus } = tonight;
  const today = t.rich('today', { date: () => <DayName day={day} /> });
  return (
    <section aria-labelledby="tonight">
      <CoveredPlayer
        {...{ film, media }}
        picture={<HomePicture film={film} src={picture} focus={focus} />}
        caption={<HomeCaption showing={tonight} aside={today} />}
        foot={<HomeFoot film={film} />}
      />
    </section>
  );
}

/** Below the film of the day: a link to its page, and the terms of its offer. */
function HomeFoot({ film }: { film: Film }) {
  const t = useTranslations('Home');
  return (
    <div className="shell label flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <MoreLink href={`/movie/${film.slug}`}>{t('filmPage')}</MoreLink>
        <ShareMoment slug={film.slug} title={film.title.text} type="video" />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-6">
        <OfferTerms film={film} />
        <OfferDay film={film} end="end" />
      </p>
    </div>
  );
}

type PictureProps = {
  film: Pick<Film, 'slug'>;
  /** URL of a still. */
  src: string | undefined;
  /** The point of it to keep in view, as `object-position`. */
  focus?: string | undefined;
  /** Whether it is shown uncropped, as a poster. */
  isWhole?: boolean;
};

/**
 * Picture of the first screen, fetched with high priority: the film's still, or the drawn wide poster, which is not
 * cropped.
 */
export function HomePicture({ film: { slug }, src, focus, isWhole = false }: PictureProps) {
  const drawn = widePosterPath(slug, useLocale());
  const size = { width: 1920, height: 1080, sizes: '100vw' };
  const props = pictureProps({
    src: src ?? drawn,
    made: src ? findResized(src) : undefined,
    ...size,
  });
  const style = focus === undefined ? undefined : ({ '--focus': focus } as CSSProperties);
  return (
    <div
      className={`covered-picture ${isWhole ? 'covered-poster' : src ? '' : 'covered-drawn'}`}
      style={style}
    >
      <img {...props} alt="" loading="eager" decoding="auto" fetchPriority="high" />
    </div>
  );
}

type CaptionProps = {
  showing: Pick<FilmOfTheDay, 'film' | 'text'>;
  /** Shown beside the running time. */
  aside: ReactNode;
};

/** Caption of the first screen: the film's title, its running time, and why it is shown. */
export function HomeCaption({ showing: { film, text }, aside }: CaptionProps) {
  return (
    <div className="covered-caption">
      <div className="shell grid-12 items-end gap-y-4">
        <div className="col-span-12 lg:col-span-8">
          <h1
            id="tonight"
            style={{ '--letters': longestWord(film.title.text) } as CSSProperties}
            className="covered-title"
          >
            <FilmTitle title={film.title} large />
          </h1>
          <p className="display-3 mt-3 flex flex-wrap gap-x-[1em] gap-y-1">
            {film.runtime && (
              <span>
                <Runtime minutes={film.runtime} />
              </span>
            )}
            <span className="font-normal">{aside}</span>
          </p>
        </div>
        {text && (
          <p className="col-span-12 max-w-[60ch] text-pretty leading-snug lg:col-span-4 lg:text-lg 2xl:text-xl">
            <LocalizedText value={text} />
          </p>
        )}
      </div>
    </div>
  );
}

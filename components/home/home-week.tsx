import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { FilmDate } from '@/components/catalog/offers/offer-day';
import { useScreeningFormats } from '@/components/catalog/screenings/use-screening-formats';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { type Film, pictureFocus, screenPicture } from '@/lib/catalog/films/film';
import { hasOffers } from '@/lib/catalog/films/overview';
import type { FilmOfTheDay } from '@/lib/catalog/programme/film-of-the-day';
import type { Programme } from '@/lib/catalog/programme/get-programme';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { widePosterPath } from '@/lib/posters/poster-path';

/** The films of the coming days as a strip of stills, and the films whose offer ends soon. */
export function HomeWeek({ week, leaving }: Pick<Programme, 'week' | 'leaving'>) {
  const t = useTranslations();
  return (
    <>
      {week.length > 0 && (
        <Strip
          id="week"
          title={t('Home.week')}
          aside={hasOffers() && <MoreLink href="/vod">{t('Home.watchMore')}</MoreLink>}
        >
          {week.map((showing) => (
            <StripFilm key={showing.day} {...showing}>
              <DayName day={showing.day} />
            </StripFilm>
          ))}
        </Strip>
      )}
      {leaving.length > 0 && (
        <Strip id="leaving" title={t('Home.leaving')}>
          {leaving.map((film) => (
            <StripFilm
              key={film.slug}
              film={film}
              picture={screenPicture(film)}
              focus={pictureFocus(film, screenPicture(film))}
            >
              {film.vod?.until &&
                t.rich('Offer.end', {
                  date: () => <FilmDate date={film.vod?.until ?? new Date()} end="end" />,
                })}
            </StripFilm>
          ))}
        </Strip>
      )}
    </>
  );
}

type SectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };

/** A section of the home page below a wide rule. `aside`: a link beside the heading. */
export function HomeSection({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="shell mt-14 md:mt-20">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t-2 pt-3">
        <h2 id={`${id}-title`} className="display-3">
          {title}
        </h2>
        {aside && <p className="label">{aside}</p>}
      </header>
      {children}
    </section>
  );
}

/** A section whose films are side by side: in a grid, on phones in a row that scrolls. */
function Strip({ children, ...section }: SectionProps) {
  return (
    <HomeSection {...section}>
      <ol className="-mx-1 mt-6 gap-x-4 gap-y-10 px-1 max-sm:flex max-sm:snap-x max-sm:scroll-px-1 max-sm:overflow-x-auto max-sm:pb-3 sm:grid sm:grid-cols-2 md:mt-10 md:gap-x-6 lg:grid-cols-4">
        {children}
      </ol>
    </HomeSection>
  );
}

type StripFilmProps = Pick<FilmOfTheDay, 'text' | 'picture' | 'focus'> & {
  film: Film;
  /** The day on which the film is shown, or the end of its offer. */
  children: ReactNode;
};

/** A film of a strip: still, date, title, running time. The link covers all of it. */
function StripFilm({ film, text, picture, focus, children }: StripFilmProps) {
  const drawn = widePosterPath(film.slug, useLocale());
  const props = pictureProps({
    src: picture ?? drawn,
    made: picture ? findResized(picture) : undefined,
    ...{ focus, width: 640, height: 360 },
    sizes: '(min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 78vw',
  });
  return (
    <li className="group relative max-sm:w-[78vw] max-sm:shrink-0 max-sm:snap-start">
      <img {...props} alt="" className="aspect-video w-full bg-raised object-cover" />
      <p className="label mt-3 flex justify-between gap-x-4 tabular-nums">
        <span className="first-letter:uppercase">{children}</span>
        {film.runtime && <Runtime minutes={film.runtime} />}
      </p>
      <h3 className="mt-1 list-title text-xl">
        <LocaleLink href={`/movie/${film.slug}`} className="title-link">
          <FilmTitle title={film.title} large />
        </LocaleLink>
      </h3>
      {text && (
        <p className="mt-1 text-pretty text-muted leading-snug">
          <LocalizedText value={text} />
        </p>
      )}
    </li>
  );
}

/** A day (`2026-12-31`) with its weekday, and with the year if it is not the current one. */
export function DayName({ day }: { day: string }) {
  return <time dateTime={day}>{useScreeningFormats().day(day)}</time>;
}

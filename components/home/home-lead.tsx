import { useLocale, useTranslations } from 'next-intl';
import { FilmLine } from '@/components/films/film-line';
import { FilmTitle } from '@/components/films/film-title';
import { Poster } from '@/components/films/poster';
import { PageTitle } from '@/components/layout/page-title';
import { Arrow } from '@/components/navigation/arrow';
import { buttonStyle } from '@/components/navigation/button-style';
import { LocaleLink } from '@/components/navigation/locale-link';
import { RichText } from '@/components/rich-text/rich-text';
import { leadFilm } from '@/lib/films/lead-film';
import { HomeTitle } from './home-title';

/** The one film that comes before all others; the house itself where there is none. */
export function HomeLead() {
  const t = useTranslations('Home');
  const lead = leadFilm(useLocale(), new Date());
  if (!lead) return <HomeTitle />;
  const { film, text } = lead;
  return (
    <section aria-labelledby="lead" className="shell grid-12 items-end gap-y-8 pt-6 md:pt-10">
      <div className="col-span-12 sm:col-span-5 lg:col-span-4">
        <Poster
          film={film}
          alt=""
          sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 40vw, 92vw"
          first
        />
      </div>
      <div className="col-span-12 sm:col-span-7 sm:pl-4 lg:col-span-8 lg:pl-6">
        <p className="label text-signal">{t('lead')}</p>
        <PageTitle id="lead" text={film.title.text} className="mt-3">
          <FilmTitle title={film.title} large />
        </PageTitle>
        <p className="mt-4 text-muted md:text-lg">
          <FilmLine film={film} />
        </p>
        {text && (
          <RichText value={text} className="mt-5 max-w-[54ch] text-lg leading-snug md:text-xl" />
        )}
        <LocaleLink href={`/movie/${film.slug}`} className={`${buttonStyle} mt-7`}>
          {t('openFilm')}
          <Arrow />
        </LocaleLink>
      </div>
    </section>
  );
}

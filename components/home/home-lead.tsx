import { useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Showing } from '@/lib/programme/showing';
import { HomeCaption } from './home-caption';
import { HomePicture } from './home-picture';
import '@/components/player/covered.css';

/** The first screen of a house that plays nothing itself: the film it has taken in last, and the way to its page. */
export function HomeLead({ lead }: { lead: Showing }) {
  const t = useTranslations('Home');
  const { film, picture } = lead;
  return (
    <section aria-labelledby="tonight">
      <div className="covered">
        <HomePicture film={film} src={picture} />
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

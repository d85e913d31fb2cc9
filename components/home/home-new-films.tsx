import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { cardWay } from '@/lib/films/card-way';
import { listFilms } from '@/lib/films/list-films';
import { newestFilms } from '@/lib/films/newest-films';

export function HomeNewFilms() {
  const t = useTranslations('Home');
  const locale = useLocale();
  const now = new Date();
  const films = newestFilms(listFilms(locale), 6);
  const cards = films.map((film) => ({ ...film, way: cardWay(film, locale, now) }));
  if (films.length === 0) return null;
  return (
    <Section
      id="new"
      title={t('newFilms')}
      aside={<MoreLink href="/catalogue">{t('newFilmsMore')}</MoreLink>}
    >
      <FilmGrid films={cards} />
    </Section>
  );
}

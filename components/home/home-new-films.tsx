import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { cardWay } from '@/lib/films/card-way';
import type { Film } from '@/lib/films/film';

/** The films that came last, among those that stand nowhere above. */
export function HomeNewFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Home');
  const newest = films.slice(0, 6);
  const locale = useLocale();
  const now = new Date();
  const cards = newest.map((film) => ({ ...film, way: cardWay(film, locale, now) }));
  if (newest.length === 0) return null;
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

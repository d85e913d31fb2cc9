import { useTranslations } from 'next-intl';
import { FilmCards } from '@/components/catalog/films/film-cards';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import type { Film } from '@/lib/catalog/films/film';

/** The newest films that are not shown above. */
export function HomeNewFilms({ films }: { films: Film[] }) {
  const t = useTranslations('Home');
  const newest = films.slice(0, 6);
  if (newest.length === 0) return null;
  return (
    <Section
      id="new"
      title={t('newFilms')}
      aside={<MoreLink href="/catalogue">{t('newFilmsMore')}</MoreLink>}
    >
      <FilmCards films={newest} />
    </Section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Section } from '@/components/layout/section';
import { cardWay } from '@/lib/films/card-way';
import type { Film } from '@/lib/films/film';

export function MovieRelated({ films }: { films: Film[] }) {
  const t = useTranslations('Film');
  const locale = useLocale();
  const now = new Date();
  const cards = films.map((film) => ({ ...film, way: cardWay(film, locale, now) }));
  return (
    <Section id="related" title={t('related')}>
      <FilmGrid films={cards} />
    </Section>
  );
}

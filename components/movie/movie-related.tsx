import { useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';

export function MovieRelated({ films }: { films: Film[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="related" title={t('related')}>
      <FilmGrid films={films} />
    </Section>
  );
}

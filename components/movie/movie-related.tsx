import { useTranslations } from 'next-intl';
import { FilmCards } from '@/components/films/film-cards';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';

export function MovieRelated({ films }: { films: Film[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="related" title={t('related')}>
      <FilmCards films={films} />
    </Section>
  );
}

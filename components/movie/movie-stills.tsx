import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/gallery/gallery';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';

export function MovieStills({ film }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="stills" title={t('stills')}>
      <Gallery stills={film.stills} title={film.title} />
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/gallery/gallery';
import { Section } from '@/components/layout/section';
import { ratioStyle } from '@/components/player/ratio-style';
import type { Film } from '@/lib/films/film';

export function MovieStills({ film }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="stills" title={t('stills')}>
      <div style={ratioStyle(film.media.film?.ratio)}>
        <Gallery stills={film.stills} title={film.title} />
      </div>
    </Section>
  );
}

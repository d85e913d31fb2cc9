import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';
import { ScreenGrid } from './screen-grid';

type Props = { id: string; title: string; films: Film[]; first?: boolean };

/** One shelf of what can be watched. `first`: a visitor sees it first. */
export function VodGroup({ id, title, films, first = false }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <Section
      id={id}
      title={title}
      aside={<p className="text-muted">{t('count', { count: films.length })}</p>}
    >
      <ScreenGrid films={films} first={first} />
    </Section>
  );
}

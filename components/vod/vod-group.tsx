import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Film } from '@/lib/films/film';
import { ScreenGrid } from './screen-grid';

/** One shelf of what can be watched; nothing where it is empty. */
export function VodGroup({ id, title, films }: { id: string; title: string; films: Film[] }) {
  const t = useTranslations('Catalogue');
  if (films.length === 0) return null;
  return (
    <Section
      id={id}
      title={title}
      aside={<p className="text-muted">{t('count', { count: films.length })}</p>}
    >
      <ScreenGrid films={films} />
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import type { Shelf } from '@/lib/vod/list-shelves';
import { shelfPath } from '@/lib/vod/shelf-path';
import { ScreenGrid } from './screen-grid';

/** One shelf of what can be watched; of more films than it shows it leads to all. */
export function VodGroup({ shelf: { name, films, count } }: { shelf: Shelf }) {
  const t = useTranslations('Vod');
  const words = useTranslations('Catalogue');
  return (
    <Section
      id={name}
      title={t(`shelves.${name}`)}
      aside={<p className="text-muted">{words('count', { count })}</p>}
    >
      <ScreenGrid films={films} />
      {films.length < count && (
        <p className="label mt-8">
          <MoreLink href={shelfPath(name)}>{t('allInCatalogue')}</MoreLink>
        </p>
      )}
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { Sibling } from '@/components/navigation/sibling';
import { Siblings } from '@/components/navigation/siblings';
import { LargeWords } from '@/components/rich-text/large-words';
import type { Collection } from '@/lib/catalog/collections/collection';

type Props = { previous?: Collection; next?: Collection };

/** Links to the previous and next collection. */
export function CollectionSiblings({ previous, next }: Props) {
  const t = useTranslations('Collection');
  const to = ({ slug, title }: Collection, label: string, rel: 'prev' | 'next') => (
    <Sibling href={`/collection/${slug}`} rel={rel} label={label}>
      <span className="display-2 mt-2 block group-hover:underline" lang={title.lang}>
        <LargeWords text={title.text} />
      </span>
    </Sibling>
  );
  return (
    <Siblings name={t('siblings')} all={{ href: '/collection', words: t('all') }}>
      {previous && to(previous, t('previous'), 'prev')}
      {next && to(next, t('next'), 'next')}
    </Siblings>
  );
}

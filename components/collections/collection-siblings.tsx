import { useTranslations } from 'next-intl';
import { LargeWords } from '@/components/i18n/large-words';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/locale-link';
import { MoreLink } from '@/components/navigation/more-link';
import type { Collection } from '@/lib/collections/collection';

/** The ways to the collections before and after this one. */
export function CollectionSiblings({
  previous,
  next,
}: {
  previous?: Collection;
  next?: Collection;
}) {
  const t = useTranslations('Collection');
  return (
    <nav
      aria-label={t('siblings')}
      className="shell mt-16 grid grid-cols-1 gap-x-6 gap-y-10 md:mt-24 md:grid-cols-2"
    >
      {previous && <Sibling collection={previous} label={t('previous')} rel="prev" />}
      {next && <Sibling collection={next} label={t('next')} rel="next" />}
      <p className="label md:col-span-2">
        <MoreLink href="/collection">{t('all')}</MoreLink>
      </p>
    </nav>
  );
}

function Sibling({
  collection,
  label,
  rel,
}: {
  collection: Collection;
  label: string;
  rel: 'prev' | 'next';
}) {
  return (
    <LocaleLink
      href={`/collection/${collection.slug}`}
      rel={rel}
      className={`group border-ink border-t pt-3 ${rel === 'next' ? 'md:col-start-2 md:text-right' : ''}`}
    >
      <span className="label block text-muted">
        {rel === 'prev' && <Arrow sign="←" first />}
        {label}
        {rel === 'next' && <Arrow />}
      </span>
      <span className="display-2 mt-2 block group-hover:underline" lang={collection.title.lang}>
        <LargeWords text={collection.title.text} />
      </span>
    </LocaleLink>
  );
}

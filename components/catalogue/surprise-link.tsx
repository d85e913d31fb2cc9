import { useLocale, useTranslations } from 'next-intl';
import { catalogueParams } from '@/lib/films/catalogue/catalogue-href';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { surprisePath } from '@/lib/films/surprise/surprise-path';
import { localePath } from '@/lib/i18n/locale-path';

/**
 * To some film of those that were found. A plain link: nothing may fetch it beforehand, because each
 * time it leads elsewhere.
 */
export function SurpriseLink({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const params = catalogueParams({
    text: query.text,
    filters: query.filters,
    ranges: query.ranges,
  });
  const href = localePath(surprisePath, useLocale()) + (params.size > 0 ? `?${params}` : '');
  return (
    <a
      href={href}
      rel="nofollow"
      className="label flex min-h-11 items-center gap-2 border-2 border-ink px-4 hover:border-signal hover:bg-signal hover:text-on-signal"
    >
      <span aria-hidden="true" className="size-2.5 rotate-45 bg-current" />
      {t('surprise')}
    </a>
  );
}

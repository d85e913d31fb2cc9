import { useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { type CatalogueQuery, views } from '@/lib/films/catalogue/query';

/** The ways to look at the same films. Links, so that each view has its address. */
export function ViewSwitch({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  return (
    <ul
      aria-label={t('view')}
      className="label flex flex-wrap max-sm:not-has-[li:last-child_[aria-current]]:-mr-3"
    >
      {views.map((view) => (
        <li key={view}>
          <LocaleLink
            href={catalogueHref({ ...query, view, page: 1 })}
            prefetch={false}
            rel="nofollow"
            aria-current={view === query.view || undefined}
            className="flex min-h-11 items-center px-3 hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {t(`views.${view}`)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

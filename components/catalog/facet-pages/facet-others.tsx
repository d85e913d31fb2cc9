import { useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { FacetPage } from '@/lib/search/facet-pages/get-facet-page';

/** Links to the other genres, countries or decades; nothing if there is only one. */
export function FacetOthers({ page: { key, value, all } }: { page: FacetPage }) {
  const t = useTranslations('FacetPage');
  if (all.length < 2) return null;
  return (
    <nav aria-labelledby="others" className="shell mt-16 md:mt-24">
      <h2 id="others" className="label border-ink border-t pt-3">
        {t(`all.${key}`)}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 md:gap-x-8">
        {all.map((one) => (
          <li key={one.value} className="max-w-full">
            <LocaleLink
              href={one.href}
              aria-current={one.value === value ? 'page' : undefined}
              className="display-3 wrap-anywhere inline-block max-w-full hyphens-auto py-1 underline-offset-4 hover:underline aria-[current]:text-muted"
            >
              {one.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

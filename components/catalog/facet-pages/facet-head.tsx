import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/page-title';
import { RichText } from '@/components/rich-text/rich-text';
import type { FacetPage } from '@/lib/search/facet-pages/get-facet-page';

/** Header of a facet page: the facet's name, its introduction from the site content, and facts. */
export function FacetHead({ page }: { page: FacetPage }) {
  const t = useTranslations('Catalogue');
  const { key, name, introduction, facts } = page;
  return (
    <header className="shell pt-8 md:pt-12">
      <p className="label text-muted">{t(key)}</p>
      <PageTitle text={name} className="mt-2 md:mt-4" />
      <div className="mt-5 max-w-[62ch] text-lg leading-snug md:text-xl">
        {introduction && <RichText value={introduction} />}
        <p className={introduction ? 'mt-4 text-base text-muted' : ''}>{facts.join(' ')}</p>
      </div>
    </header>
  );
}

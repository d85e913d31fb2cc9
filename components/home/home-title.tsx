import { useLocale } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { PageTitle } from '@/components/layout/page-title';
import { getSite } from '@/lib/site/get-site';

/** How a house opens that has no film to begin with: its tagline, and what it says of itself. */
export function HomeTitle() {
  const { tagline, description } = getSite(useLocale());
  return (
    <header className="shell pt-10 md:pt-16">
      <PageTitle text={tagline.text}>
        <LocalWords value={tagline} large />
      </PageTitle>
      <p className="mt-5 max-w-[60ch] text-lg leading-snug md:text-xl">
        <LocalWords value={description} />
      </p>
    </header>
  );
}

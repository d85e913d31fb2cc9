import { LocalizedText } from '@/components/rich-text/localized-text';
import { RichText } from '@/components/rich-text/rich-text';
import type { SitePage } from '@/lib/catalog/pages/site-pages';

/** The privacy text of the site content, below the generated statements. */
export function SitePageText({ page: { title, summary, text } }: { page: SitePage }) {
  return (
    <div className="shell mt-16 md:mt-24">
      <RichText value={text} className="written" headings>
        <h2>
          <LocalizedText value={title} />
        </h2>
        {summary && (
          <p>
            <LocalizedText value={summary} />
          </p>
        )}
      </RichText>
    </div>
  );
}

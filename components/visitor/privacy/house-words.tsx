import { LocalWords } from '@/components/rich-text/local-words';
import { RichText } from '@/components/rich-text/rich-text';
import type { HousePage } from '@/lib/catalog/pages/house-page';

/** What the house itself says of privacy, below what the site knows of what it keeps. */
export function HouseWords({ page: { title, summary, text } }: { page: HousePage }) {
  return (
    <div className="shell mt-16 md:mt-24">
      <RichText value={text} className="written" headings>
        <h2>
          <LocalWords value={title} />
        </h2>
        {summary && (
          <p>
            <LocalWords value={summary} />
          </p>
        )}
      </RichText>
    </div>
  );
}

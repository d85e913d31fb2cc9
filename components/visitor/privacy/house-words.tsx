import { LocalWords } from '@/components/rich-text/local-words';
import { RichText } from '@/components/rich-text/rich-text';
import type { HousePage } from '@/lib/catalog/pages/house-page';

/** The privacy text of the site content, below the generated statements. */
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

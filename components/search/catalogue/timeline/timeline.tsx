import { useTranslations } from 'next-intl';
import type { CatalogueQuery } from '@/lib/search/query/query';
import { layoutTimeline, type TimelineYear } from '@/lib/search/timeline/timeline-layout';
import { handlePosterKeys } from './poster-keys';
import { WallDecade } from './wall-decade';

type Props = { query: CatalogueQuery; years: readonly TimelineYear[] };

/** The posters of the results as one wall, year after year. Decades begin with a tile of their own. */
export function Timeline({ query, years }: Props) {
  const t = useTranslations('Timeline');
  const segments = layoutTimeline(years);
  const isWatchable = years.some(({ films }) => films.some(({ watchable }) => watchable));
  return (
    <div className="@container">
      {/* Arrow keys are a shortcut; Tab reaches all links as well. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div role="group" aria-label={t('title')} className="wall" onKeyDown={handlePosterKeys}>
        {isWatchable && (
          <p className="label wall-legend">
            <span aria-hidden="true" className="wall-dot" />
            {t('watchable')}
          </p>
        )}
        {segments.map((segment) =>
          segment.kind === 'gap' ? (
            <WallGap key={segment.from} {...segment} />
          ) : (
            <WallDecade key={segment.decade} decade={segment} query={query} />
          ),
        )}
      </div>
    </div>
  );
}

/** A tile for decades without films. */
function WallGap({ from, until }: { from: number; until: number }) {
  const t = useTranslations('Timeline');
  return (
    <p className="wall-gap">
      <svg aria-hidden="true" viewBox="0 0 48 24" className="wall-break">
        <path d="M0 12h12l6-10 12 20 6-10h12" />
      </svg>
      <span>{t('gap', { from: String(from), until: String(until) })}</span>
    </p>
  );
}

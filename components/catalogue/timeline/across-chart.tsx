import { useTranslations } from 'next-intl';
import type { ChartProps } from './chart-props';
import { DecadeLabel } from './decade-label';
import { LaneLabel } from './lane-label';
import { Placed } from './placed';
import { TimelineDisc } from './timeline-disc';

/** Part of the width that the countries' names take. */
const names = 0.16;
/** Heights in pixels: of a country's lane, and of the decades above. */
const lane = 84;
const head = 48;

/** The picture on a wide screen: a lane for each country, time from left to right. */
export function AcrossChart({ query, layout, countries }: ChartProps) {
  const t = useTranslations('Timeline');
  const { stretches, lanes, marks } = layout;
  const height = head + lanes.length * lane;
  const left = (along: number) => `${(names + along * (1 - names)) * 100}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no picture, and an SVG has no other name.
    <svg
      role="group"
      aria-label={t('title')}
      width="100%"
      height={height}
      className="hidden overflow-visible lg:block"
    >
      {stretches.map((stretch) => (
        <Placed key={stretch.from} x={left(stretch.middle)} y={head - 20}>
          <DecadeLabel stretch={stretch} query={query} anchor="middle" />
          {stretch.isEmpty && (
            <line y1="20" y2={height - head + 20} strokeDasharray="2 8" className="stroke-muted" />
          )}
        </Placed>
      ))}
      {lanes.map(({ countries: codes }, index) => (
        <Placed key={codes.join()} y={head + index * lane}>
          <line x2="100%" className={index === 0 ? 'stroke-2 stroke-ink' : 'stroke-line'} />
          <Placed y={lane / 2}>
            <LaneLabel codes={codes} countries={countries} query={query} />
          </Placed>
        </Placed>
      ))}
      <line x2="100%" y1={height} y2={height} className="stroke-2 stroke-ink" />
      {marks.map((mark) => (
        <TimelineDisc
          key={`${mark.decade}${mark.lane.countries}`}
          mark={mark}
          x={left(mark.along)}
          y={head + mark.across * lanes.length * lane}
          query={query}
          countries={countries}
        />
      ))}
    </svg>
  );
}

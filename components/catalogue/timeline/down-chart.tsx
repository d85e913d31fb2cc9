import { useTranslations } from 'next-intl';
import type { ChartProps } from './chart-props';
import { DecadeLabel } from './decade-label';
import { LaneLabel } from './lane-label';
import { laneName } from './lane-name';
import { Placed } from './placed';
import { TimelineDisc } from './timeline-disc';

/** Part of the width that the decades take. */
const names = 0.15;
/** Heights in pixels: of a decade, and of a letter of the countries' names above, which stand upright. */
const decade = 56;
const letter = 7.5;

/** The picture on a narrow screen: time runs down, countries stand beside each other. */
export function DownChart({ query, layout, countries }: ChartProps) {
  const t = useTranslations('Timeline');
  const { stretches, lanes, marks } = layout;
  const called = lanes.map(({ countries: codes }) => laneName(codes, countries, t('others')));
  const head = 24 + letter * Math.max(...called.map((name) => name.length));
  const length = decade / Math.max(...stretches.map(({ size }) => size));
  const left = (across: number) => `${(names + across * (1 - names)) * 100}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no picture, and an SVG has no other name.
    <svg
      role="group"
      aria-label={t('title')}
      width="100%"
      height={head + length}
      className="overflow-visible lg:hidden"
    >
      {lanes.map(({ countries: codes }, index) => (
        <Placed key={codes.join()} x={left((index + 0.5) / lanes.length)} y={head - 12}>
          <g transform="rotate(-90)">
            <LaneLabel codes={codes} countries={countries} query={query} />
          </g>
          <line y1="12" y2={length + 12} className="stroke-line" />
        </Placed>
      ))}
      {stretches.map((stretch) => (
        <Placed key={stretch.from} y={head + stretch.middle * length}>
          <DecadeLabel stretch={stretch} query={query} anchor="start" />
          {stretch.isEmpty && <line x2="100%" strokeDasharray="2 8" className="stroke-muted" />}
        </Placed>
      ))}
      <line x2="100%" y1={head} y2={head} className="stroke-2 stroke-ink" />
      <line x2="100%" y1={head + length} y2={head + length} className="stroke-2 stroke-ink" />
      {marks.map((mark) => (
        <TimelineDisc
          key={`${mark.decade}${mark.lane.countries}`}
          mark={mark}
          x={left(mark.across)}
          y={head + mark.along * length}
          query={query}
          countries={countries}
        />
      ))}
    </svg>
  );
}

import { describe, expect, it } from 'vitest';
import { layTimeline } from '@/lib/films/timeline/lay-timeline';

const cell = (decade: string, country: string, count: number, watchable = 0) => ({
  decade,
  country,
  count,
  watchable,
});

describe('layTimeline', () => {
  it('makes the area of a disc the number of films', () => {
    const { marks } = layTimeline([cell('1920', 'DE', 16), cell('1910', 'FR', 4)], {
      lanes: 8,
      radius: 30,
    });
    expect(marks.map(({ decade, radius }) => [decade, radius])).toEqual([
      [1910, 15],
      [1920, 30],
    ]);
  });

  it('keeps a single film visible beside a thousand', () => {
    const { marks } = layTimeline([cell('1920', 'DE', 1000), cell('1920', 'FR', 1)], {
      lanes: 8,
      radius: 20,
    });
    expect(marks[1]?.radius).toBe(5);
  });

  it('makes the area of the core the films that can be watched', () => {
    const { marks } = layTimeline([cell('1920', 'DE', 4, 1), cell('1910', 'DE', 2)], {
      lanes: 8,
      radius: 20,
    });
    expect(marks.map(({ core }) => core)).toEqual([0, 10]);
  });

  it('puts the country with most films into the first lane', () => {
    const { lanes, marks } = layTimeline(
      [cell('1920', 'DE', 3), cell('1910', 'FR', 2), cell('1920', 'FR', 2)],
      { lanes: 8, radius: 20 },
    );
    expect(lanes).toEqual([
      { countries: ['FR'], count: 4 },
      { countries: ['DE'], count: 3 },
    ]);
    expect(marks.map(({ across }) => across)).toEqual([0.25, 0.25, 0.75]);
  });

  it('gathers the countries without a lane in the last one', () => {
    const cells = ['FR', 'DE', 'IT', 'SE'].map((country, index) =>
      cell('1920', country, 9 - index),
    );
    const { lanes, marks } = layTimeline(cells, { lanes: 3, radius: 20 });
    expect(lanes.map(({ countries }) => countries)).toEqual([['FR'], ['DE'], ['IT', 'SE']]);
    expect(marks.at(-1)?.count).toBe(13);
  });

  it('has nothing to draw of nothing', () => {
    expect(layTimeline([], { lanes: 3, radius: 20 })).toEqual({
      stretches: [],
      lanes: [],
      marks: [],
    });
  });
});

/** What Lighthouse says of a page: points of 100, milliseconds, bytes. */
export type Figures = {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
};

type Goal = { name: string; most?: number; least?: number; show: (figure: number) => string };

const points = (name: string): Goal => ({ name, least: 100, show: (figure) => figure.toFixed(0) });

/** What each page has to reach (issue 11), in the order of the table. */
export const goals: Record<keyof Figures, Goal> = {
  performance: points('perf'),
  accessibility: points('a11y'),
  'best-practices': points('best'),
  seo: points('SEO'),
  lcp: { name: 'LCP s', most: 1200, show: (figure) => (figure / 1000).toFixed(2) },
  tbt: { name: 'TBT ms', most: 100, show: (figure) => figure.toFixed(0) },
  cls: { name: 'CLS', most: 0.01, show: (figure) => figure.toFixed(3) },
  bytes: { name: 'KB', most: 350 * 1024, show: (figure) => (figure / 1024).toFixed(0) },
};

/** The goals that some figures miss. */
export function missed(figures: Figures): (keyof Figures)[] {
  const keys = Object.keys(goals) as (keyof Figures)[];
  return keys.filter((key) => {
    const { most = Infinity, least = -Infinity } = goals[key];
    return !(figures[key] >= least && figures[key] <= most);
  });
}

import type { Design } from '../design';

/** What the studies have in common, so that they are seen to be of one series: the sheet, and where the title stands. */
export const study: Pick<Design, 'sheets' | 'layout'> = { sheets: ['light'], layout: 'foot' };

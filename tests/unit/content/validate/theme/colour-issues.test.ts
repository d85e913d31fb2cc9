import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import {
  findColourIssues,
  findInkIssues,
  findUnknownInks,
} from '@/lib/content/validate/theme/colour-issues';
import { completeTheme } from '@/lib/content/validate/theme/read-theme';
import { contrast } from '@/lib/primitives/colour/contrast';

type Found = ReturnType<typeof findColourIssues>;
const describeAll = (issues: Found) =>
  issues.map(({ field, expected, advice }) => {
    const nearest = typeof advice === 'object' ? ` → ${advice.values.tone}` : '';
    return `${field}: ${formatSentence(expected, 'en')}${nearest}`;
  });
const pageIssues = (raw: unknown) =>
  describeAll(findColourIssues(themeSchema.parse(raw), 'theme.yaml'));
const inkIssues = (raw: unknown) =>
  describeAll(findInkIssues(themeSchema.parse(raw), 'theme.yaml'));
const weak = (field: string, ground: string, colour: string, ratio: number, tone: string) => [
  `${field}: a colour with 4.5 : 1 on “${ground}” (${colour}) at least; this one has ${ratio} : 1 → ${tone}`,
];

test.each([
  [{}, []],
  [{ light: { paper: '#777777', line: '#777777' } }, []],
  [{ light: { ink: '#000000', accent: '#00695c' } }, []],
  [
    { light: { paper: '#ffffff', ink: '#999999' } },
    weak('light.ink', 'light › paper', '#ffffff', 2.84, '#767676'),
  ],
  [
    { light: { muted: '#6b6b6b' } },
    weak('light.muted', 'light › raised', '#ecebe6', 4.46, '#6a6a6a'),
  ],
  [{ dark: { raised: '#888888' } }, weak('dark.raised', 'dark › ink', '#f3f2ed', 3.16, '#6e6e6e')],
  [
    { light: { raised: '#b0b0b0', accent: '#c8200e' } },
    weak('light.accent', 'light › raised', '#b0b0b0', 2.63, '#8a0c01'),
  ],
  [
    { dark: { accent: '#7a0000' } },
    weak('dark.accent', 'dark › paper', '#111110', 1.64, '#d56152'),
  ],
])('an unreadable colour of %j is an issue, with the nearest readable one', (raw, issues) =>
  expect(pageIssues(raw)).toEqual(issues),
);

const faint = (field: string) =>
  `${field}: a colour on which #f5f2ea or #111110 reads at 4.5 : 1; here it is 4.15 : 1 → #7c7c7c`;
const lost = 'posters.colours.0: a colour that is told from #f5f2ea and from #111110 on which';
const close = 'a paper and a black with 4.5 : 1 between them; these have';
const own = ['#e0a32e', '#2f6b45'];

test.each<[object, string[]]>([
  [{}, []],
  [
    { inks: { moss: '#4a6b2f' }, posters: { paper: '#f4ead2', black: '#1c2418', colours: own } },
    [],
  ],
  [{ inks: { moss: '#4a6b2f', grey: '#767676' } }, [faint('inks.grey')]],
  [{ posters: { colours: ['#1f45a5', '#767676'] } }, [faint('posters.colours.1')]],
  [
    { posters: { decades: { '1920s': ['#1f45a5', '#767676'] } } },
    [faint('posters.decades.1920s.1')],
  ],
  [{ posters: { colours: ['#f0ede5', '#1f45a5'] } }, [`${lost} it is printed → #d1cec6`]],
  [{ posters: { colours: ['#222222', '#1f45a5'] } }, [`${lost} it is printed → #2f2f2f`]],
  [{ posters: { colours: ['#2f2f2f', '#d1cec6'] } }, []],
  // An ink may be similar to the paper: it is not printed on it.
  [{ inks: { lost: '#222222' } }, []],
  [{ posters: { black: '#bbbbbb' } }, [`posters.black: ${close} 1.71 : 1 → #6e6e6e`]],
  [{ posters: { paper: '#666666' } }, [`posters.paper: ${close} 3.29 : 1 → #7c7c7c`]],
  [{ posters: { paper: '#333333', black: '#ffffff' } }, []],
])('an ink of %j is an issue if nothing is readable on it', (raw, issues) =>
  expect(inkIssues(raw)).toEqual(issues),
);

const known = 'ink: an ink of the site (moss, clay) or a colour as ‘#rrggbb’'.replace(/[‘’]/g, "'");

test.each<[string | undefined, string[]]>([
  ['moss', []],
  ['#17694a', []],
  [undefined, []],
  ['yellow', [known]],
  ['constructor', [known]],
  [
    '#808080',
    ['ink: a colour on which #ffffff or #222222 reads at 4.5 : 1; here it is 4.02 : 1 → #898989'],
  ],
])('the ink %s of a collection has a name, or text on it is readable', (ink, issues) => {
  const posters = { paper: '#ffffff', black: '#222222' };
  const theme = themeSchema.parse({ inks: { moss: '#4a6b2f', clay: '#9c3a22' }, posters });
  expect(
    describeAll(findUnknownInks(new Map([['one', ink ? { ink } : {}]]), theme, 'content')),
  ).toEqual(issues);
});

const complete = (raw: unknown) => completeTheme(themeSchema.parse(raw));

test.each([
  {},
  { light: { paper: '#fff4e0' } },
  { light: { paper: '#101820' } },
  { light: { ink: '#2b1a5a', accent: '#00695c' } },
  { dark: { paper: '#20160f', raised: '#3a2a1f' } },
  ...['#6f6f6f', '#757575', '#767676', '#777777', '#7f7f7f', '#00779c', '#ffffff'].map((paper) => ({
    ...{ light: { paper }, dark: { paper } },
  })),
])('the colours derived from %j are readable, light and dark', (raw) => {
  const { light, dark } = complete(raw);
  for (const { paper, raised, ink, muted, accent, onAccent } of [light, dark]) {
    for (const words of [ink, muted, accent])
      for (const ground of [paper, raised])
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  }
});

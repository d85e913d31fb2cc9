import type { RawCollection } from '@/lib/content/schema/film-selections';
import type { RawTheme } from '@/lib/content/schema/theme';
import { posterColours } from '@/lib/content/store/theme';
import {
  contrast,
  hasReadableInk,
  isReadableOn,
  minContrast,
} from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/oklch';
import { getOwn } from '@/lib/primitives/json';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import type { Issue } from '../issue';
import type { Sentence } from '../issues/editor-message';
import { readablePairs } from './complete-colours';
import { completeTheme } from './read-theme';

/** An issue for each unreadable page colour, with the nearest readable one. */
export function findColourIssues(raw: RawTheme, path: string): Issue[] {
  const completedTheme = completeTheme(raw);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    readablePairs.flatMap(([name, backgrounds]) => {
      const colour = raw[scheme][name];
      const all = completedTheme[scheme];
      const weak =
        colour && backgrounds.find((background) => !isReadableOn([all[background]])(colour));
      if (!weak) return [];
      const nearest = nearestTone(
        colour,
        isReadableOn(backgrounds.map((background) => all[background])),
      );
      return [
        {
          ...{ path, field: `${scheme}.${name}` },
          expected: contrastTo(`${scheme} › ${weak}`, all[weak], contrast(colour, all[weak])),
          ...(nearest && { advice: suggestColour(nearest) }),
        },
      ];
    }),
  );
}

/** A contrast in words. Rounded down, so that an insufficient one does not look sufficient. */
const contrastTo = (background: string, colour: string, ratio: number): Sentence => ({
  text: 'a colour with {least} : 1 on “{ground}” ({colour}) at least; this one has {ratio} : 1',
  values: { ground: background, colour, least: minContrast, ratio: Math.floor(ratio * 100) / 100 },
});

const suggestColour = (tone: string): Sentence => ({
  text: 'The nearest that passes: "{tone}".',
  values: { tone },
});

/**
 * Finds colours of posters and collections on which neither paper nor black is readable, poster colours that
 * are hard to tell from paper or black, and a paper and black that are too similar.
 */
export function findInkIssues(raw: RawTheme, path: string): Issue[] {
  const { paper, black } = posterColours(raw.posters);
  const { colours = [], decades = {} } = raw.posters;
  const inDecades = Object.entries(decades).flatMap(([decade, pair]) =>
    pair.map((colour, at) => [`posters.decades.${decade}.${at}`, colour] as const),
  );
  return [
    ...(contrast(paper, black) < minContrast ? [tooSimilarIssue(raw, path)] : []),
    ...Object.entries(raw.inks ?? {}).flatMap(([name, ink]) =>
      unreadable(ink, [paper, black], { path, field: `inks.${name}` }),
    ),
    ...[
      ...colours.map((colour, at) => [`posters.colours.${at}`, colour] as const),
      ...inDecades,
    ].flatMap(([field, colour]) => [
      ...unreadable(colour, [paper, black], { path, field }),
      ...findIndistinct(colour, [paper, black], { path, field }),
    ]),
  ];
}

function tooSimilarIssue(raw: RawTheme, path: string): Issue {
  const { paper, black } = posterColours(raw.posters);
  const field = raw.posters.black ? 'black' : 'paper';
  const [own, other] = field === 'black' ? [black, paper] : [paper, black];
  const tone = nearestTone(own, hasReadableInk([other]));
  return {
    ...{ path, field: `posters.${field}` },
    expected: {
      text: 'a paper and a black with {least} : 1 between them; these have {ratio} : 1',
      values: { least: minContrast, ratio: Math.floor(contrast(paper, black) * 100) / 100 },
    },
    ...(tone && { advice: suggestColour(tone) }),
  };
}

type Place = Pick<Issue, 'path' | 'field'>;

/** Minimum contrast of a shape to its background. */
const visible = 1.4;

/** A poster's colours must be visible on its paper and on its black. */
function findIndistinct(colour: string, [paper, black]: [string, string], place: Place): Issue[] {
  const isDistinct = (tone: string) =>
    Math.min(contrast(tone, paper), contrast(tone, black)) >= visible;
  if (isDistinct(colour) || !hasReadableInk([paper, black])(colour)) return [];
  const nearest = nearestTone(
    colour,
    (tone) => isDistinct(tone) && hasReadableInk([paper, black])(tone),
  );
  const text = 'a colour that is told from {paper} and from {black} on which it is printed';
  const advice = nearest && { advice: suggestColour(nearest) };
  return [{ ...place, expected: { text, values: { paper, black } }, ...advice }];
}

function unreadable(ink: string, [paper, black]: [string, string], place: Place): Issue[] {
  if (hasReadableInk([paper, black])(ink)) return [];
  const ratio = Math.max(contrast(ink, paper), contrast(ink, black));
  const nearest = nearestTone(ink, hasReadableInk([paper, black]));
  return [
    {
      ...place,
      expected: {
        text: 'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1',
        values: { paper, black, least: minContrast, ratio: Math.floor(ratio * 100) / 100 },
      },
      ...(nearest && { advice: suggestColour(nearest) }),
    },
  ];
}

/** An issue for each collection whose colour is unknown or unreadable. */
export function findUnknownInks(
  collections: ReadonlyMap<string, Pick<Partial<RawCollection>, 'ink'>>,
  raw: RawTheme,
  contentFolder: string,
): Issue[] {
  const { inks } = completeTheme(raw);
  const { paper, black } = posterColours(raw.posters);
  return [...collections].flatMap(([slug, { ink }]) => {
    if (!ink || getOwn(inks, ink)) return [];
    const place = { path: `${contentFolder}/collections/${slug}.yaml`, field: 'ink' };
    if (ink.startsWith('#')) return unreadable(ink, [paper, black], place);
    const names = Object.keys(inks);
    const near = nearestWord(ink, names);
    const text = "an ink of the site ({names}) or a colour as '#rrggbb'";
    const expected = { text, values: { names: names.join(', ') } };
    return [{ ...place, expected, ...(near && { near }) }];
  });
}

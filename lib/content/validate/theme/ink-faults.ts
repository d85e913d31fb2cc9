import { contrast } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/nearest-tone';
import { bearsOneOf, readable } from '@/lib/primitives/colour/readable';
import { nearest } from '@/lib/primitives/text/nearest';
import { own } from '@/lib/primitives/text/own';
import type { RawCollection } from '../../schema/collection';
import type { RawTheme } from '../../schema/theme';
import { printed } from '../../store/theme';
import type { Fault } from '../fault';
import { nearestIs } from './colour-faults';
import { completeTheme } from './complete-theme';

/** An issue for each printed colour on which neither the white nor the black of posters is readable. */
export function findInkFaults(raw: RawTheme, path: string): Fault[] {
  const { paper, black } = printed(raw.posters);
  const { colours = [], decades = {} } = raw.posters;
  const inDecades = Object.entries(decades).flatMap(([decade, pair]) =>
    pair.map((colour, at) => [`posters.decades.${decade}.${at}`, colour] as const),
  );
  return [
    ...(contrast(paper, black) < readable ? [twoAlike(raw, path)] : []),
    ...Object.entries(raw.inks ?? {}).flatMap(([name, ink]) =>
      unreadable(ink, [paper, black], { path, field: `inks.${name}` }),
    ),
    ...[
      ...colours.map((colour, at) => [`posters.colours.${at}`, colour] as const),
      ...inDecades,
    ].flatMap(([field, colour]) => [
      ...unreadable(colour, [paper, black], { path, field }),
      ...lost(colour, [paper, black], { path, field }),
    ]),
  ];
}

function twoAlike(raw: RawTheme, path: string): Fault {
  const { paper, black } = printed(raw.posters);
  const field = raw.posters.black ? 'black' : 'paper';
  const [mine, other] = field === 'black' ? [black, paper] : [paper, black];
  const tone = nearestTone(mine, bearsOneOf([other]));
  return {
    ...{ path, field: `posters.${field}` },
    expected: {
      text: 'a paper and a black with {least} : 1 between them; these have {ratio} : 1',
      values: { least: readable, ratio: Math.floor(contrast(paper, black) * 100) / 100 },
    },
    ...(tone && { advice: nearestIs(tone) }),
  };
}

type Place = Pick<Fault, 'path' | 'field'>;

/** Minimum contrast of a shape to its background. */
const visible = 1.4;

/** A poster's colours must be visible on its paper and on its black. */
function lost(colour: string, [paper, black]: [string, string], place: Place): Fault[] {
  const standsOut = (tone: string) =>
    Math.min(contrast(tone, paper), contrast(tone, black)) >= visible;
  if (standsOut(colour) || !bearsOneOf([paper, black])(colour)) return [];
  const nearest = nearestTone(
    colour,
    (tone) => standsOut(tone) && bearsOneOf([paper, black])(tone),
  );
  const text = 'a colour that is told from {paper} and from {black} on which it is printed';
  const advice = nearest && { advice: nearestIs(nearest) };
  return [{ ...place, expected: { text, values: { paper, black } }, ...advice }];
}

function unreadable(ink: string, [paper, black]: [string, string], place: Place): Fault[] {
  if (bearsOneOf([paper, black])(ink)) return [];
  const ratio = Math.max(contrast(ink, paper), contrast(ink, black));
  const nearest = nearestTone(ink, bearsOneOf([paper, black]));
  return [
    {
      ...place,
      expected: {
        text: 'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1',
        values: { paper, black, least: readable, ratio: Math.floor(ratio * 100) / 100 },
      },
      ...(nearest && { advice: nearestIs(nearest) }),
    },
  ];
}

/** An issue for each collection whose colour is unknown or unreadable. */
export function findUnknownInks(
  collections: ReadonlyMap<string, Pick<Partial<RawCollection>, 'ink'>>,
  raw: RawTheme,
  house: string,
): Fault[] {
  const { inks } = completeTheme(raw);
  const { paper, black } = printed(raw.posters);
  return [...collections].flatMap(([slug, { ink }]) => {
    if (!ink || own(inks, ink)) return [];
    const place = { path: `${house}/collections/${slug}.yaml`, field: 'ink' };
    if (ink.startsWith('#')) return unreadable(ink, [paper, black], place);
    const names = Object.keys(inks);
    const near = nearest(ink, names);
    const text = "an ink of the house ({names}) or a colour as '#rrggbb'";
    const expected = { text, values: { names: names.join(', ') } };
    return [{ ...place, expected, ...(near && { near }) }];
  });
}

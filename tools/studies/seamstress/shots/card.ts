import { easeInOut, easeOut, progress } from '../../picture/easing';
import { box, disc, fall, grey, place, shape, stroke } from '../../picture/svg';
import { moonDisc, needle } from '../cutouts/things';
import { height, type Sight, width } from '../scene';
import { tones } from '../tones';

const ink = grey(0.86);
const [left, top, right, bottom] = [130, 110, width - 130, height - 110];
const corner = 70;
const straight = [right - left - 2 * corner, bottom - top - 2 * corner] as const;
const arc = (Math.PI / 2) * corner;
const around = 2 * (straight[0] + straight[1]) + 4 * arc;
const stitch = { count: 108 };

/** What hangs at the head of a card. */
export type Emblem = 'moon' | 'broken' | 'needle' | 'end' | 'bow';

/** An empty card of `beats`: a seam sews itself around the place for words, which come as a track. */
export function card(emblem: Emblem, beats: number): (beat: number) => Sight {
  return (beat) => {
    const sewn = stitch.count * easeInOut(progress(beat, 0, Math.min(4.2, beats * 0.62)));
    const lamp = progress(beat, 0, 0.4) * (1 - progress(beat, beats - 0.5, 0.5));
    return {
      tones: tones.card,
      lamp,
      layers: [
        { svg: cloth },
        { svg: seam(sewn) + place({ x: width / 2, y: top }, emblems[emblem](beat)) + twigs },
      ],
    };
  };
}

const cloth =
  fall('cloth', 0, height, [
    [0, 0.1],
    [0.5, 0.15],
    [1, 0.09],
  ]) + box(-60, -60, width + 120, height + 120, 'url(#cloth)');

function seam(sewn: number): string {
  const gap = around / stitch.count;
  const stitches = Array.from({ length: Math.floor(sewn) }, (_, i) => {
    const [x1, y1] = pointAt(i * gap);
    const [x2, y2] = pointAt(i * gap + gap * 0.6);
    return Math.abs(x1 - width / 2) < 86 && y1 < top + 9
      ? ''
      : stroke(`M${x1} ${y1}L${x2} ${y2}`, ink, 4.4);
  });
  if (sewn <= 0 || sewn >= stitch.count) return stitches.join('');
  const [x, y] = pointAt(sewn * gap);
  const [ahead, below] = pointAt(sewn * gap + 6);
  const turn = (Math.atan2(below - y, ahead - x) * 180) / Math.PI - 90;
  return stitches.join('') + place({ x, y, turn, size: 1.7 }, needle(ink));
}

/** A point on the frame, `way` units from the middle of its upper side, clockwise. */
function pointAt(way: number): [number, number] {
  let rest = (way + straight[0] / 2 + around) % around;
  const sides: [number, (s: number) => [number, number]][] = [
    [straight[0], (s) => [left + corner + s, top]],
    [arc, (s) => turned(right - corner, top + corner, -90, s)],
    [straight[1], (s) => [right, top + corner + s]],
    [arc, (s) => turned(right - corner, bottom - corner, 0, s)],
    [straight[0], (s) => [right - corner - s, bottom]],
    [arc, (s) => turned(left + corner, bottom - corner, 90, s)],
    [straight[1], (s) => [left, bottom - corner - s]],
    [arc, (s) => turned(left + corner, top + corner, 180, s)],
  ];
  for (const [length, at] of sides) {
    if (rest <= length) return at(rest);
    rest -= length;
  }
  return [left + corner, top];
}

function turned(x: number, y: number, from: number, way: number): [number, number] {
  const angle = ((from + (way / arc) * 90) * Math.PI) / 180;
  return [x + corner * Math.cos(angle), y + corner * Math.sin(angle)];
}

/** Two twigs with leaves, cut from one sheet, in the lower corners. */
const twig = [
  stroke('M0 0C40 -10 90 -40 120 -92', ink, 3.4),
  ...[0.16, 0.34, 0.52, 0.7, 0.88, 1].flatMap((t, i) => {
    const [x, y] = [120 * t ** 0.9, -92 * t ** 1.7];
    const leaf = 'M0 0C8 -12 26 -14 38 -4C28 6 10 8 0 0Z';
    return [
      place({ x, y, turn: -70 + 12 * i, size: 0.95 - 0.06 * i }, shape(leaf, ink)),
      place({ x, y, turn: 18 - 10 * i, size: 0.95 - 0.06 * i }, shape(leaf, ink)),
    ];
  }),
].join('');
const twigs =
  place({ x: left + 34, y: bottom - 30 }, twig) +
  place({ x: right - 34, y: bottom - 30, mirrored: true }, twig);

const emblems: Record<Emblem, (beat: number) => string> = {
  moon: (beat) =>
    place(
      { y: -400, turn: 4 * Math.sin(beat * 0.9) },
      stroke('M0 0L0 360', ink, 2.4) + place({ y: 412 }, moonDisc(56, 1)),
    ),
  broken: (beat) =>
    place(
      { turn: 3 * Math.sin(beat * 1.2) },
      stroke('M0 -140C2 -90 -6 -60 0 -20', ink, 3) +
        stroke(
          'M0 -20C-14 4 -34 8 -36 -8M0 -20C10 10 34 14 38 -4M0 -20C-2 12 6 30 16 34',
          ink,
          2.2,
        ),
    ),
  needle: (beat) =>
    place({ y: -34, turn: 58 + 5 * Math.sin(beat), size: 2.6 }, needle(ink)) +
    stroke('M0 -34C-40 -76 -84 -10 -52 12C-24 30 -6 0 -40 -14', ink, 2.4),
  end: (beat) =>
    stroke(
      `M0 -140C${8 * Math.sin(beat)} -80 30 -60 18 -24C8 6 -30 4 -26 -18C-20 -40 22 -24 ${26 + 4 * Math.sin(beat * 2)} 30`,
      ink,
      3,
    ),
  bow: (beat) => {
    const tied = easeOut(progress(beat, 0, 3));
    const loop = (side: number) =>
      `M0 0C${side * 30 * tied} ${-52 * tied} ${side * 96 * tied} ${-48 * tied} ${side * 84 * tied} -6C${side * 74 * tied} ${30 * tied} ${side * 26} 20 0 0`;
    return (
      stroke(loop(1) + loop(-1), ink, 4) +
      stroke(`M0 0C-10 24 -34 40 -40 ${74 * tied}M0 0C12 26 30 36 44 ${66 * tied}`, ink, 4) +
      disc(0, 0, 8, ink)
    );
  },
};

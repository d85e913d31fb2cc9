import { randomFrom } from '@/lib/text/random';
import { box, disc, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

const apart = 420;
const r = 190;
const crank = 84;
const axle = 610;

/** Driving wheels and rods from the side; `turn` in turns of the wheel, `size` how near. */
function wheels(beat: number, turn: number, size: number, steam: number, brake = 0): Sight {
  const angle = 2 * Math.PI * turn;
  const pin = (i: number) =>
    [640 + (i - 1) * apart + crank * Math.cos(angle), axle + crank * Math.sin(angle)] as const;
  const [pinX, pinY] = pin(1);
  const crosshead = pinX + Math.sqrt(560 ** 2 - (pinY - axle) ** 2);
  const rod = (
    from: readonly [number, number],
    to: readonly [number, number],
    wide: number,
    lightness: number,
  ) =>
    stroke(`M${from.join(' ')}L${to.join(' ')}`, '#040404', wide + 8) +
    stroke(`M${from.join(' ')}L${to.join(' ')}`, grey(lightness), wide) +
    stroke(
      `M${from[0]} ${from[1] - wide * 0.22}L${to[0]} ${to[1] - wide * 0.22}`,
      grey(Math.min(1, lightness + 0.3)),
      wide * 0.2,
    );
  const [first, last] = [pin(0), pin(2)];
  const picture = [
    box(-600, axle + r, 2600, 26, grey(0.5)) +
      box(-600, axle + r + 4, 2600, 5, grey(0.95)) +
      box(-600, axle + r + 26, 2600, 300, '#060606'),
    Array.from({ length: 26 }, (_, i) =>
      box(
        -620 + ((((i * 110 - turn * 2 * Math.PI * r) % 2860) + 2860) % 2860),
        axle + r + 30,
        62,
        30,
        grey(0.13),
      ),
    ).join(''),
    ...[0, 1, 2].map((i) => place({ x: 640 + (i - 1) * apart, y: axle }, wheel(angle))),
    box(-600, 330, 2600, 74, '#050505') +
      box(-600, 398, 2600, 7, grey(0.4)) +
      Array.from({ length: 30 }, (_, i) => disc(-560 + i * 86, 370, 6, grey(0.22))).join(''),
    box(crosshead - 70, axle - 48, 900, 12, grey(0.3)) +
      box(crosshead - 70, axle + 36, 900, 12, grey(0.3)),
    rod([pinX, pinY], [crosshead, axle], 34, 0.5),
    `<rect x="${crosshead - 46}" y="${axle - 40}" width="92" height="80" fill="${grey(0.18)}" stroke="#000" stroke-width="5"/>`,
    rod([crosshead + 40, axle], [crosshead + 700, axle], 18, 0.75),
    rod(first, last, 30, 0.58),
    [first, [pinX, pinY] as const, last]
      .map(
        ([x, y]) =>
          disc(x, y, 27, '#050505') + disc(x, y, 20, grey(0.7)) + disc(x - 5, y - 6, 7, '#fff'),
      )
      .join(''),
  ].join('');
  return {
    layers: [
      {
        svg:
          box(-60, -60, width + 120, height + 120, '#101010') +
          glow('back', 300, 330, 900, [
            [0, 1, 0.75],
            [0.4, 0.7, 0.3],
            [1, 0.5, 0],
          ]),
      },
      { svg: puffs(beat, 0.6 * steam), blur: 14 },
      { svg: place({ x: 640, y: 560, size }, place({ x: -640, y: -560 }, picture)), blur: 0.5 },
      { svg: sparks(beat, brake) + puffs(beat + 40, 0.8 * steam, 860), blur: steam ? 18 : 0.6 },
      { svg: brake ? sparks(beat, brake) : '' },
      rain(beat, 26, -0.5, 0.32),
    ],
  };
}

function wheel(angle: number): string {
  const spokes = Array.from({ length: 14 }, (_, i) => {
    const a = angle + (i * Math.PI) / 7;
    return (
      stroke(
        `M${36 * Math.cos(a)} ${36 * Math.sin(a)}L${158 * Math.cos(a)} ${158 * Math.sin(a)}`,
        '#060606',
        17,
      ) +
      stroke(
        `M${36 * Math.cos(a)} ${36 * Math.sin(a) - 3}L${158 * Math.cos(a)} ${158 * Math.sin(a) - 3}`,
        grey(0.27),
        3,
      )
    );
  });
  const [a1, a2] = [angle + Math.PI - 0.62, angle + Math.PI + 0.62];
  const weight = `<path d="M${150 * Math.cos(a1)} ${150 * Math.sin(a1)}A150 150 0 0 1 ${150 * Math.cos(a2)} ${150 * Math.sin(a2)}Z" fill="#050505"/>`;
  return `<circle r="${r - 14}" fill="none" stroke="#060606" stroke-width="34"/><circle r="${r - 4}" fill="none" stroke="${grey(0.62)}" stroke-width="6"/><circle r="${r - 30}" fill="none" stroke="${grey(0.22)}" stroke-width="3"/>${spokes.join('')}${weight}${disc(0, 0, 52, '#070707')}${disc(0, 0, 40, grey(0.2))}${disc(crank * Math.cos(angle), crank * Math.sin(angle), 36, '#0a0a0a')}`;
}

function puffs(beat: number, dense: number, y = 820): string {
  if (dense === 0) return '';
  return Array.from({ length: 16 }, (_, i) => {
    const age = (beat * 0.5 + i / 16) % 1;
    const random = randomFrom(i + Math.floor(beat * 0.5 + i / 16) * 99);
    const x = 1240 - age * 900 - 200 * random();
    return disc(
      x,
      y - 240 * age * random() - 40 * random(),
      50 + 150 * age,
      '#fff',
      `opacity="${(dense * 0.34 * (1 - age)).toFixed(2)}"`,
    );
  }).join('');
}

function sparks(beat: number, brake: number): string {
  if (!brake) return '';
  const random = randomFrom(Math.floor(beat * 1000));
  return [220, 640, 1060]
    .flatMap((x) =>
      Array.from({ length: Math.round(26 * brake) }, () => {
        const [a, long] = [Math.PI + 0.1 + random() * 0.7, 60 + 190 * random()];
        const from = long * 0.5;
        return stroke(
          `M${x + from * Math.cos(a)} ${805 + from * Math.sin(a) * 0.6}L${x + long * Math.cos(a)} ${805 + long * Math.sin(a) * 0.6}`,
          '#fff',
          2.4,
          `opacity="${(0.3 + 0.7 * random()).toFixed(2)}"`,
        );
      }),
    )
    .join('');
}

/** At full speed: a turn of the wheel for each beat. */
export const wheelsRun =
  (size: number, late = 0) =>
  (beat: number): Sight =>
    wheels(beat, beat + late, size, 0.5);

/** The brakes: the wheels come to a stop in a shower of sparks. */
export const wheelsStop = (beat: number): Sight => {
  const share = Math.min(1, beat / 3.6);
  return wheels(
    beat,
    3.6 * (share - share * share * 0.5),
    1.12,
    0.2 + 0.8 * share,
    Math.max(0, 1 - share) ** 0.6,
  );
};

/** And move again, slowly, then less slowly. */
export const wheelsStart = (beat: number): Sight => wheels(beat, 0.02 + 0.055 * beat ** 2, 1, 1);

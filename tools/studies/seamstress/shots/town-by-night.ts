import { between, easeInOut, easeOut, progress } from '../../picture/easing';
import { grey, place, shape, stroke } from '../../picture/svg';
import { bird } from '../cutouts/animals';
import { earth, grass, hills } from '../cutouts/land';
import { moon } from '../cutouts/things';
import { church, lights, tower, town } from '../cutouts/town';
import { tree } from '../cutouts/trees';
import { height, type Sight, width } from '../scene';
import { tones } from '../tones';
import { cloud, sky, stars } from './sky';
import { smoke } from './smoke';

const far = hills(3, 640, 60, 900);
const middle = hills(9, 720, 40, 620);
const square = hills(21, 800, 14, 1400);
const near = hills(5, 905, 18, 700);
const houses = town({ seed: 12, from: 260, until: 1420, ground: square, size: 92 });
const backstreet = town({
  seed: 31,
  from: -60,
  until: 1400,
  ground: (x) => middle(x) + 20,
  size: 54,
});
const oak = tree({ seed: 19, height: 560, girth: 40, spread: 27, bent: -30 });

type Evening = {
  beat: number;
  /** Where the moon hangs. */
  moonAt: { x: number; y: number };
  shine: number;
  /** How many windows are lit in the houses, 0…1 of all. */
  lit: number;
  /** Units the eye has gone to the right. */
  eye: number;
};

/** The town below the hill: five sheets of paper and the moon on its thread. */
export function townSheets({ beat, moonAt, shine, lit, eye }: Evening): Sight['layers'] {
  const by = (depth: number, svg: string) => place({ x: -eye * depth }, svg);
  const light = 0.12 + 0.3 * shine;
  const swing = 1.6 * Math.sin(beat * 0.9) * shine;
  const thread = stroke(`M${moonAt.x} ${moonAt.y - 88}L${moonAt.x} -900`, grey(0.9), 2.2);
  const hung = place(
    { x: moonAt.x, y: -900, turn: swing },
    place({ x: -moonAt.x, y: 900 }, thread + place(moonAt, moon('moon', 92, shine))),
  );
  const shades = (sheet: number) => grey(sheet * (0.4 + 0.6 * shine));
  return [
    sky([
      [0, light * 0.5],
      [0.5, light],
      [0.72, light * 1.5],
      [1, light],
    ]),
    { svg: stars(70, beat, 0.55) },
    { svg: by(0.05, hung) + crossing(beat) },
    {
      svg: by(
        0.12,
        cloud(560 + beat * 2.4, 392, 430, 0.2 + 0.36 * shine) +
          cloud(60 + beat * 1.6, 250, 330, 0.16 + 0.26 * shine),
      ),
      blur: 3,
    },
    { svg: by(0.2, shape(earth(far, -100, 1700, height + 60), shades(0.4))), blur: 3.5 },
    {
      svg: by(
        0.4,
        shape(backstreet.outline, shades(0.27)) +
          shape(earth(middle, -100, 1700, height + 60), shades(0.27)) +
          lights(backstreet, backstreet.windows.length * lit, '#ddd'),
      ),
      blur: 1.8,
    },
    {
      svg: by(
        0.55,
        smoke(470, 640, 230, beat, 0.18 + 0.24 * shine) +
          smoke(1010, 650, 190, beat + 3, 0.18 + 0.2 * shine),
      ),
      blur: 2.4,
    },
    {
      svg: by(
        0.62,
        [
          place({ x: 800, y: square(800) + 10 }, shape(church(104), shades(0.15))),
          shape(houses.outline, shades(0.15)),
          shape(earth(square, -100, 1700, height + 60), shades(0.15)),
          lights(houses, houses.windows.length * lit, '#fff'),
        ].join(''),
      ),
      blur: 0.6,
    },
    {
      svg: by(
        1,
        [
          place(
            { x: 210, y: near(210) + 20, size: 1.22 },
            tower(grey(0.03), grey(lit > 0 ? 1 : 0.05)),
          ),
          place({ x: 1250, y: near(1250) + 30 }, shape(oak, grey(0.03))),
          shape(earth(near, -100, 1700, height + 60), grey(0.03)),
          shape(grass(4, near, -80, 1600, 46, 0.25 + 0.18 * Math.sin(beat)), grey(0.03)),
        ].join(''),
      ),
    },
  ];
}

/** Three birds on their way across the moon. */
function crossing(beat: number): string {
  return [0, 1, 2]
    .map((i) => {
      const x = 260 + 92 * (beat - 1.4) + i * -58;
      const y = 372 - 15 * (beat - 1.4) + i * 26 - i * i * 18;
      return place({ x, y, size: 0.8 - 0.1 * i }, bird(Math.sin(beat * 8 + i * 2), grey(0.05)));
    })
    .join('');
}

/** The iris opens on the moon, then shows the town below it. */
export function townByNight(beat: number): Sight {
  const layers = townSheets({
    ...{ beat, shine: 1, lit: 0.55, moonAt: { x: 800, y: 300 } },
    eye: between(0, 70, easeInOut(progress(beat, 0, 12))),
  });
  const r = between(10, 1400, easeOut(progress(beat, 0.2, 4.6)) ** 1.6);
  return { layers, tones: tones.night, iris: { x: width * 0.62, y: 300, r } };
}

/** The moon goes up to its place again, and the windows wake. */
export function moonRises(beat: number): Sight {
  const risen = easeInOut(progress(beat, 0, 7.5));
  const layers = townSheets({
    ...{ beat, shine: between(0.35, 1, risen), lit: progress(beat, 1.5, 6.5) },
    moonAt: { x: 800, y: between(760, 270, risen) },
    eye: between(90, 40, easeInOut(progress(beat, 0, 9))),
  });
  return { layers, tones: tones.night };
}

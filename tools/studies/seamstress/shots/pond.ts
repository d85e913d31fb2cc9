import { between, easeInOut, progress } from '../../picture/easing';
import { box, fall, glow, grey, place, shape, stroke } from '../../picture/svg';
import { heron, sittingFox } from '../cutouts/animals';
import { earth, hills } from '../cutouts/land';
import { seamstress } from '../cutouts/seamstress';
import { lantern, moonDisc } from '../cutouts/things';
import { fir, tree } from '../cutouts/trees';
import { height, type Sight, width } from '../scene';
import { tones } from '../tones';
import { sky, stars } from './sky';

const water = 610;
const shore = hills(6, 596, 12, 500);
const bank = (x: number) => 770 + 200 / (1 + Math.exp(-(x - 520) / 60));
const willow = tree({ seed: 33, height: 640, girth: 46, spread: 30, bent: 60 });
const firs = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((seed) =>
    place(
      { x: (seed * 173) % 1320, y: 606, size: 0.5 + 0.07 * ((seed * 5) % 6) },
      `<path d="${fir(seed, 330)}"/>`,
    ),
  )
  .join('');
const moonAt = { x: 800, y: 640 };

/** The moon lies in the pond up to its middle; she finds it, and holds out her hand. */
export function pond(beat: number): Sight {
  const come = easeInOut(progress(beat, 0, 6));
  const reach = easeInOut(progress(beat, 6.4, 2.4));
  const x = between(-60, 395, come);
  const walking = beat < 6 ? beat / 2 : undefined;
  const rock = 4 * Math.sin(beat * 0.8);
  const ink = grey(0.02);
  const eye = between(-26, 26, beat / 12);
  const by = (depth: number, svg: string) => place({ x: -eye * depth }, svg);
  const far = [between(60, 20, reach), 20] as const;
  return {
    tones: tones.pond,
    layers: [
      sky([
        [0, 0.1],
        [0.55, 0.36],
        [0.64, 0.46],
        [1, 0.2],
      ]),
      { svg: stars(60, beat, 0.5) },
      { svg: by(0.2, glow('halo', moonAt.x, moonAt.y, 620, halo)) },
      {
        svg: by(
          0.3,
          `<g fill="${grey(0.26)}">${firs}</g>${shape(earth(shore, -80, 1400, 700), grey(0.26))}`,
        ),
        blur: 3.4,
      },
      { svg: by(0.5, sunkenMoon(rock)) },
      { svg: by(0.5, surface(beat)), blur: 0.8 },
      {
        svg: by(
          1,
          [
            place(
              { x: 1020, y: 800, size: 1.15, mirrored: true },
              heron(easeInOut(progress(beat, 3, 1.6)), ink, '#fff'),
            ),
            rings(1024, 800, beat, ink),
            place({ x: -30, y: 800 }, shape(willow, ink)),
            shape(earth(bank, -100, 800, height + 80), ink),
            place(
              { x: x - 170, y: bank(x - 170) + 4, size: 1.05 },
              sittingFox(4 * Math.sin(beat * 2), 6 - 10 * reach, ink, grey(0.9)),
            ),
            place(
              { x, y: bank(x) + 4, size: 1.42 },
              seamstress(
                {
                  near: [between(20, 84, reach), between(10, 6, reach)],
                  far,
                  step: walking,
                  lean: between(3, 24, reach),
                  head: between(4, -14, reach),
                  wind: 0.2,
                  inFar: lantern(far[0] + far[1], ink, '#fff'),
                },
                ink,
                grey(0.7),
              ),
            ),
          ].join(''),
        ),
      },
      { svg: by(1.5, reeds(beat)), blur: 3 },
    ],
  };
}

const halo = [
  [0, 1, 0.8],
  [0.25, 0.95, 0.5],
  [0.5, 0.85, 0.2],
  [1, 0.8, 0],
] as const;

function sunkenMoon(rock: number): string {
  return `<defs><clipPath id="above"><rect x="0" y="0" width="${width}" height="${moonAt.y + 34}"/></clipPath></defs><g clip-path="url(#above)">${place({ x: moonAt.x, y: moonAt.y + rock, turn: 14 }, moonDisc(172, 1))}</g>`;
}

/** Water with the moon's light on it in strips that never lie still. */
function surface(beat: number): string {
  const top = moonAt.y + 34;
  const ground = fall('water', water, height, [
    [0, 0.4],
    [0.25, 0.24],
    [1, 0.07],
  ]);
  const sheet = box(-80, water + 34, width + 160, height, 'url(#water)', 'opacity="0.94"');
  const strips = Array.from({ length: 15 }, (_, i) => {
    const y = top + 6 + i * 14 + i * i * 0.55;
    const wide = 176 * (1 - i / 19) * (0.72 + 0.28 * Math.sin(beat * 2.1 + i * 1.9));
    const shift = 14 * Math.sin(beat * 1.7 + i * 1.3) * (0.3 + i / 12);
    const tall = 3 + i * 0.42;
    return `<ellipse cx="${(moonAt.x + shift).toFixed(1)}" cy="${y.toFixed(1)}" rx="${wide.toFixed(1)}" ry="${tall.toFixed(1)}" fill="#fff" opacity="${(0.95 - i * 0.045).toFixed(2)}"/>`;
  });
  const swell = Array.from({ length: 16 }, (_, i) => {
    const y = top + 10 + ((i * 47) % 270);
    const x = ((i * 311) % 1300) + 12 * Math.sin(beat + i);
    return stroke(`M${x} ${y}q40 -3 ${60 + (i % 5) * 24} 0`, grey(0.5), 1.6, 'opacity="0.5"');
  });
  return ground + sheet + strips.join('') + swell.join('');
}

function rings(x: number, y: number, beat: number, _ink: string): string {
  return [0, 0.5]
    .map((late) => {
      const grown = (beat / 4 + late) % 1;
      return `<ellipse cx="${x}" cy="${y}" rx="${20 + 90 * grown}" ry="${4 + 13 * grown}" fill="none" stroke="#fff" stroke-width="2" opacity="${(0.5 * (1 - grown)).toFixed(2)}"/>`;
    })
    .join('');
}

function reeds(beat: number): string {
  return Array.from({ length: 15 }, (_, i) => {
    const x = 900 + ((i * 67) % 460) - (i % 3) * 20;
    const tall = 190 + ((i * 53) % 210);
    const lean = 24 * Math.sin(beat * 0.9 + i) + ((i % 4) - 1.5) * 22;
    const head =
      i % 3 === 0
        ? place(
            { x: x + lean, y: 1000 - tall, turn: lean / 5 },
            `<rect x="-9" y="-46" width="18" height="74" rx="9" fill="#000"/>`,
          )
        : '';
    return (
      stroke(`M${x} 1000Q${x} ${1000 - tall * 0.6} ${x + lean} ${1000 - tall}`, '#000', 6) + head
    );
  }).join('');
}

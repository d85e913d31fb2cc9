import { between, easeInOut, progress } from '../../picture/easing';
import { box, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** A woman behind her window, seen from the train: she has heard it stop. She lifts a hand. */
export function atHerWindow(beat: number): Sight {
  const turn = easeInOut(progress(beat, 1.2, 1.4));
  const wave = easeInOut(progress(beat, 4.2, 1.2));
  const sway = wave * 7 * Math.sin((beat - 4.2) * 4.2);
  const ink = '#060606';
  const arm = place(
    { x: 62, y: 40, turn: -wave * 158 },
    `<path d="M-26 0Q-34 70 -20 138L22 138Q34 70 26 0Z" fill="${ink}"/>` +
      place(
        { x: 0, y: 132, turn: -wave * 26 + sway },
        `<path d="M-19 0Q-20 60 -13 112Q-24 138 -14 168Q-4 190 10 182Q22 170 18 140L32 150Q40 150 36 140L14 112Q22 60 20 0Z" fill="${ink}"/>`,
      ),
  );
  const head = place(
    { x: 6, y: -40, turn: between(8, -3, turn) },
    [
      `<path d="M-22 48L-20 10Q-62 6 -66 -52Q-66 -118 2 -122Q62 -120 64 -60Q65 -40 60 -32L${between(60, 74, turn)} -12Q74 -4 62 -2L63 12Q58 18 61 26Q58 38 40 36L30 36L30 56Z" fill="${ink}"/>`,
      `<path d="M-70 -40Q-78 -128 2 -132Q74 -128 68 -62Q40 -62 26 -84Q30 -30 12 18Q-20 26 -58 14Q-72 -10 -70 -40Z" fill="${ink}"/>`,
    ].join(''),
  );
  const body = `<path d="M-26 0Q-92 18 -104 110L-120 420H140L112 110Q100 22 34 0Z" fill="${ink}"/>`;
  return {
    layers: [
      { svg: box(-60, -60, width + 120, height + 120, '#080808') + bricks() },
      {
        svg: glow('out', 640, 470, 700, [
          [0, 1, 0.55],
          [0.45, 0.9, 0.24],
          [1, 0.9, 0],
        ]),
      },
      { svg: box(408, 112, 464, 700, '#050505') },
      {
        svg:
          box(432, 136, 416, 652, grey(0.86)) +
          glow('bulb', 560, 260, 380, [
            [0, 1, 1],
            [0.5, 1, 0.4],
            [1, 0.9, 0],
          ]),
        blur: 1,
      },
      {
        svg:
          `<path d="M432 136H520Q512 420 452 788H432ZM848 136H770Q786 420 836 788H848Z" fill="${grey(0.62)}"/>` +
          stroke(
            'M474 140Q472 420 444 780M500 140Q496 400 452 700M806 140Q812 420 842 780',
            grey(0.4),
            4,
          ),
        blur: 1.4,
      },
      { svg: place({ x: 654, y: 470, size: 1.02 }, body + head + arm) },
      {
        svg:
          box(408, 112, 464, 24, '#050505') +
          box(408, 112, 24, 700, '#050505') +
          box(848, 112, 24, 700, '#050505') +
          box(380, 788, 520, 40, '#070707') +
          box(380, 788, 520, 6, grey(0.5)) +
          box(432, 300, 416, 11, '#060606') +
          box(634, 136, 12, 170, '#060606'),
      },
      { svg: box(-60, 828, width + 120, 300, '#060606', 'opacity="0.7"') },
      rain(beat, 90, -0.04, 0.5),
    ],
  };
}

function bricks(): string {
  let d = '';
  for (let y = 0; y < height; y += 34) {
    for (let x = (y / 34) % 2 ? -44 : 0; x < width; x += 88) d += `M${x} ${y}h84v30h-84Z`;
  }
  return `<path d="${d}" fill="none" stroke="${grey(0.15)}" stroke-width="2.4"/>`;
}

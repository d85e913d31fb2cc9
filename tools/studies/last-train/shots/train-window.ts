import { between, easeInOut, progress } from '../../picture/easing';
import { box, disc, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** A man behind the window of the train, drops running down the pane. He takes off his hat. */
export function atTheTrainWindow(beat: number): Sight {
  const reach = easeInOut(progress(beat, 2.6, 1.4));
  const lift = easeInOut(progress(beat, 4.1, 1.4));
  const ink = '#060606';
  const hat = place(
    { x: between(0, 96, lift), y: between(-150, -176, lift), turn: between(-3, 24, lift) },
    `<path d="M-128 8Q-60 -12 0 -10Q64 -12 126 6Q60 32 0 30Q-66 32 -128 8ZM-82 0Q-86 -92 -40 -98Q-8 -84 28 -98Q82 -96 78 0Q0 14 -82 0Z" fill="${ink}"/>` +
      stroke('M-80 -14Q0 4 76 -14', grey(0.35), 7),
  );
  const skull =
    '<path d="M-34 76L-32 20Q-78 0 -80 -70Q-78 -150 0 -152Q72 -150 74 -84L72 -60L90 -28Q92 -18 76 -16L78 4Q70 10 74 20Q70 42 44 40L34 42L36 80Z" fill="#060606"/>';
  const coat =
    `<path d="M-40 50Q-150 70 -186 170L-220 420H230L190 170Q160 76 40 50L20 130L-10 130Z" fill="${ink}"/>` +
    stroke('M-44 60L-6 150L36 62', grey(0.4), 5);
  const arm = place(
    { x: 150, y: 190, turn: between(8, -170, reach) + 28 * lift },
    `<path d="M-44 -6Q-52 80 -30 170L34 170Q52 80 44 -10Z" fill="${ink}"/>` +
      place(
        { x: 2, y: 160, turn: -26 * reach - 18 * lift },
        `<path d="M-30 0Q-32 70 -22 126Q-34 150 -22 180Q0 196 22 180Q34 150 24 126Q32 70 32 0Z" fill="${ink}"/>`,
      ),
  );
  return {
    layers: [
      { svg: box(-60, -60, width + 120, height + 120, '#050505') },
      {
        svg:
          `<rect x="170" y="120" width="940" height="690" rx="46" fill="${grey(0.9)}"/>` +
          glow('bulb', 900, 190, 460, [
            [0, 1, 1],
            [0.4, 1, 0.4],
            [1, 0.9, 0],
          ]),
        blur: 1,
      },
      {
        svg:
          stroke('M170 236H1110M230 236V200M520 236V200M800 236V200M1060 236V200', grey(0.35), 10) +
          box(170, 690, 940, 140, grey(0.3)),
        blur: 2,
      },
      { svg: place({ x: 590, y: 500, size: 1.16 }, coat + skull + arm + hat) },
      { svg: drops(beat) },
      {
        svg:
          `<path d="M-60 -60H1340V1020H-60ZM216 120Q170 120 170 166V764Q170 810 216 810H1064Q1110 810 1110 764V166Q1110 120 1064 120Z" fill="#070707" fill-rule="evenodd"/><rect x="166" y="116" width="948" height="698" rx="50" fill="none" stroke="${grey(0.4)}" stroke-width="6"/>` +
          Array.from({ length: 22 }, (_, i) => disc(30 + i * 60, 872, 7, grey(0.24))).join('') +
          box(-60, 900, 1400, 6, grey(0.3)),
      },
      rain(beat, 70, -0.04, 0.4),
    ],
  };
}

/** Drops on the pane: they stand, gather, run. */
function drops(beat: number): string {
  return Array.from({ length: 70 }, (_, i) => {
    const x = 180 + ((i * 137) % 920);
    const run = i % 4 === 0 ? Math.max(0, ((beat * 0.5 + i * 0.37) % 2.2) - 1) : 0;
    const y = 130 + ((i * 211) % 560) + run * 360;
    if (y > 800) return '';
    const tail =
      run > 0 ? stroke(`M${x} ${y - 130 * run}L${x} ${y}`, grey(0.5), 2.4, 'opacity="0.6"') : '';
    return `${tail}<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="${3 + (i % 3)}" ry="${4.5 + (i % 4)}" fill="#333" opacity="0.75"/><circle cx="${x - 1}" cy="${(y - 2).toFixed(1)}" r="1.6" fill="#fff"/>`;
  }).join('');
}

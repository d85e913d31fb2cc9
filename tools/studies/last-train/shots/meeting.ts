import { between, easeInOut, progress } from '../../picture/easing';
import { box, disc, fall, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** The signal's arm and its lamp; `clear` 0 says stop, 1 go. */
export const signal =
  (clearsAt: number) =>
  (beat: number): Sight => {
    const clear = easeInOut(progress(beat, clearsAt, 0.7));
    const [x, y] = [520, 300];
    const light = beat < 0.25 && clearsAt > 4 ? 0 : 1;
    return {
      layers: [
        {
          svg: `${fall('sky', 0, height, [
            [0, 0.03],
            [0.8, 0.24],
            [1, 0.3],
          ])}${box(-60, -60, width + 120, height + 120, 'url(#sky)')}`,
        },
        { svg: skyline(), blur: 4 },
        {
          svg: glow('lamp', x - 62, y + 24, 470, [
            [0, 1, 0.9 * light],
            [0.1, 1, 0.5 * light],
            [0.4, 0.9, 0.13 * light],
            [1, 0.9, 0],
          ]),
          blur: 2,
        },
        {
          svg: [
            box(x - 16, 120, 32, 900, '#040404'),
            stroke(
              Array.from(
                { length: 12 },
                (_, i) => `M${x + 30} ${430 + i * 52}L${x + 74} ${430 + i * 52}`,
              ).join(''),
              '#040404',
              6,
            ) + stroke(`M${x + 30} 400L${x + 30} 1000M${x + 74} 400L${x + 74} 1000`, '#040404', 6),
            place(
              { x, y: 220, turn: between(0, 46, clear) },
              `<path d="M-40 -32H430V32H-40Z" fill="#0a0a0a"/><path d="M330 -32H372V32H330Z" fill="${grey(0.9)}"/><path d="M-40 -32H430V32H-40Z" fill="none" stroke="${grey(0.55)}" stroke-width="5"/>`,
            ),
            disc(x, 220, 30, '#050505') + disc(x, 220, 12, grey(0.5)),
            box(x - 96, y - 20, 70, 90, '#050505') +
              disc(x - 62, y + 24, 27, clear > 0.5 ? '#fff' : grey(0.2 + 0.75 * light)),
            box(x - 40, 96, 80, 26, '#040404') +
              `<path d="M${x - 22} 96L${x} 52L${x + 22} 96Z" fill="#040404"/>`,
          ].join(''),
        },
        rain(beat, 80, -0.12, 0.5),
      ],
    };
  };

function skyline(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const tall = 150 + ((i * 97) % 190);
    return (
      box(i * 100 - 30, height - tall, 102, tall + 60, grey(0.07)) +
      ((i * 7) % 3 ? '' : box(i * 100 + 14, height - tall + 40, 22, 32, grey(0.7)))
    );
  }).join('');
}

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

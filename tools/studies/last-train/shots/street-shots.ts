import { between, easeInOut, progress } from '../../picture/easing';
import { box, disc, fall, glow } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { cars } from '../set/cars';
import { rows } from '../set/houses';
import { viewFrom } from '../set/perspective';
import { bridge, trainAcross } from '../set/railway';
import { rain, splashes } from '../set/rain';
import { lamps } from '../set/street-lamps';
import { walkers } from '../set/walkers';

const horizon = 0.56;
const bridgeAt = 62;

type Hour = {
  beat: number;
  /** Metres the eye has gone. */
  gone: number;
  /** How many windows have light, 0…1. */
  lit: number;
  people: number;
  /** Where the train's front is on the bridge, in metres from the middle of the street. */
  train: number;
  lampsOut?: number;
  drops: number;
};

/** The street into the haze, and the same upside down on the wet ground. */
function street({ beat, gone, lit, people, train, lampsOut = 0, drops }: Hour): Sight {
  const eye = { x: 0.4 * Math.sin(beat * 0.2), y: 1.9, z: gone, focus: 900, horizon };
  const things = (mirrored: boolean) => {
    const view = viewFrom(eye, mirrored);
    return [
      rows(view, lit),
      bridge(view, bridgeAt),
      trainAcross(view, bridgeAt, train, 5),
      lamps(view, mirrored ? 'm' : 'l', lampsOut),
      people > 0 ? cars(view, mirrored ? 'm' : 'l', beat) : '',
      walkers(view, beat, people),
    ].join('');
  };
  const line = height * horizon;
  const asleep = 1 - 0.6 * lampsOut;
  return {
    layers: [
      {
        svg: `${fall('sky', 0, line, [
          [0, 0.03],
          [0.6, 0.11 * asleep],
          [1, 0.42 * asleep],
        ])}${box(-60, -60, width + 120, line + 80, 'url(#sky)')}`,
      },
      {
        svg: glow('end', width / 2, line - 40, 560, [
          [0, 1, 0.9 * asleep],
          [0.3, 0.9, 0.42 * asleep],
          [0.6, 0.7, 0.12 * asleep],
          [1, 0.7, 0],
        ]),
      },
      {
        svg: `${box(-60, line, width + 120, height, '#0c0c0c')}<g opacity="0.62">${things(true)}</g>`,
        blur: 3.2,
      },
      {
        svg: `${fall('wet', line, height, [
          [0, 0.2, 0.2],
          [0.4, 0.05, 0.35],
          [1, 0.02, 0.82],
        ])}${box(-60, line, width + 120, height, 'url(#wet)')}${ripples(beat)}`,
      },
      { svg: things(false), blur: 0.5 },
      { svg: splashes(beat, Math.round(drops / 3), line + 30, height) },
      rain(beat, drops),
    ],
  };
}

/** Wet setts: broken bands that catch the light. */
function ripples(beat: number): string {
  return Array.from({ length: 40 }, (_, i) => {
    const depth = ((i * 37) % 40) / 40;
    const y = height * horizon + 12 + (height * (1 - horizon) - 12) * depth ** 1.5;
    const x = (i * 271 + 40 * Math.sin(i)) % width;
    const wide = 30 + 190 * depth;
    const opacity = 0.05 + 0.07 * Math.abs(Math.sin(beat * 1.2 + i));
    return box(x - wide / 2, y, wide, 1 + 3 * depth, '#fff', `opacity="${opacity.toFixed(3)}"`);
  }).join('');
}

/** The way home: everybody is in the street. */
export const rushHour = (beat: number): Sight =>
  street({
    beat,
    gone: 1.15 * beat,
    lit: 0.62,
    people: 34,
    train: between(-90, 40, progress(beat, 8, 6)),
    drops: 90,
  });

/** The train goes over the street, and its light over the houses. */
export const underTheBridge = (beat: number): Sight =>
  street({
    beat: beat + 30,
    gone: 34 + 0.5 * beat,
    lit: 0.5,
    people: 20,
    train: between(-30, 96, progress(beat, 0, 8)),
    drops: 110,
  });

/** Nobody. The lamps go out, the furthest first. */
export const lampsGoOut = (beat: number): Sight => ({
  ...street({
    beat: beat + 60,
    gone: 4 + 0.25 * beat,
    lit: between(0.05, 0, progress(beat, 2, 4)),
    people: 0,
    train: 400,
    lampsOut: Math.floor(9 * progress(beat, 1.5, 8)) / 9,
    drops: 50,
  }),
});

/** An empty square from above, one lamp, one umbrella. */
export function lastUmbrella(beat: number): Sight {
  const way = easeInOut(progress(beat, -1, 10));
  const at = { x: between(250, 1060, way), y: between(860, 230, way) };
  const lamp = { x: 700, y: 420 };
  const shadow = Math.atan2(at.y - lamp.y, at.x - lamp.x);
  const long = 30 + 0.3 * Math.hypot(at.x - lamp.x, at.y - lamp.y);
  return {
    layers: [
      { svg: box(-60, -60, width + 120, height + 120, '#0b0b0b') + setts() },
      {
        svg: glow('pool', lamp.x, lamp.y, 760, [
          [0, 1, 0.95],
          [0.12, 0.95, 0.6],
          [0.4, 0.8, 0.3],
          [1, 0.8, 0],
        ]),
      },
      { svg: `<g opacity="0.5">${setts()}</g>` },
      {
        svg: `<ellipse cx="${at.x + long * Math.cos(shadow)}" cy="${at.y + long * Math.sin(shadow)}" rx="${88 + long * 0.4}" ry="92" transform="rotate(${(shadow * 180) / Math.PI} ${at.x + long * Math.cos(shadow)} ${at.y + long * Math.sin(shadow)})" opacity="0.6"/>`,
        blur: 7,
      },
      {
        svg:
          umbrella(at.x, at.y, 88, beat * 6, 0.62) +
          disc(lamp.x, lamp.y, 20, '#fff') +
          disc(lamp.x, lamp.y, 34, '#fff', 'opacity="0.35"'),
      },
      { svg: splashes(beat, 30, 0, height) },
      rain(beat, 30, 0.02, 0.3),
    ],
  };
}

function setts(): string {
  let d = '';
  for (let y = 0; y < height; y += 26) {
    for (let x = (y / 26) % 2 ? -20 : 0; x < width; x += 40) d += `M${x} ${y}h38v24h-38Z`;
  }
  return `<path d="${d}" fill="none" stroke="#000" stroke-width="2" opacity="0.55"/>`;
}

/** An umbrella from above: eight panels between ribs, each a little lighter or darker. */
export function umbrella(x: number, y: number, r: number, turn: number, lightness: number): string {
  const panels = Array.from({ length: 8 }, (_, i) => {
    const angle = (k: number) => ((turn + 45 * (i + k)) * Math.PI) / 180;
    const p = (a: number, reach: number) =>
      `${(x + r * reach * Math.cos(a)).toFixed(1)} ${(y + r * reach * Math.sin(a)).toFixed(1)}`;
    const light = lightness * (1 + 0.5 * Math.cos(angle(0.5) + 2.3)) + 0.02;
    const value = Math.round(255 * Math.min(1, Math.max(0, light)));
    return `<path d="M${x} ${y}L${p(angle(0), 1)}Q${p(angle(0.5), 0.84)} ${p(angle(1), 1)}Z" fill="rgb(${value},${value},${value})" stroke="#000" stroke-width="1.4" stroke-opacity="0.5"/>`;
  });
  const gleam = `<path d="M${x - 0.62 * r} ${y - 0.34 * r}Q${x - 0.3 * r} ${y - 0.7 * r} ${x + 0.1 * r} ${y - 0.74 * r}" fill="none" stroke="#fff" stroke-width="${(r * 0.06).toFixed(1)}" stroke-linecap="round" opacity="0.5"/>`;
  return panels.join('') + gleam + disc(x, y, r * 0.05, '#eee');
}

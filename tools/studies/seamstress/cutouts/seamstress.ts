import { disc, place, shape } from '../../picture/svg';

/** Degrees; 0 hangs down, positive swings forward. Elbows and knees bend from the limb above. */
export type Limb = readonly [root: number, joint: number];

export type Pose = {
  near: Limb;
  far: Limb;
  /** Where in a pair of steps she is, in turns; absent: she stands. */
  step?: number;
  /** How far forward she leans from her waist, in degrees. */
  lean?: number;
  head?: number;
  /** How the coat and the scarf are blown back, −1 … 1. */
  wind?: number;
  /** What she holds in her near or far hand, drawn around the point of its palm. */
  inNear?: string;
  inFar?: string;
};

const hip = -84;
const shoulder = -64;

/** The seamstress from the side, looking right; her feet are at 0, 0 and she is 206 units tall. */
export function seamstress(pose: Pose, ink: string, light: string): string {
  const { near, far, step, lean = 0, head = 0, wind = 0, inNear = '', inFar = '' } = pose;
  const bob = step === undefined ? 0 : -3.5 * Math.abs(Math.sin(2 * Math.PI * step));
  const trunk = [
    place({ x: 3, y: shoulder }, arm(far, ink, inFar)),
    shape(bodice, ink),
    scarf(wind, ink),
    place({ x: 1, y: shoulder - 8, turn: head }, headOf(ink, light)),
    place({ x: -2, y: shoulder }, arm(near, ink, inNear)),
  ].join('');
  const legs = [0.5, 0].map((later) => leg(step === undefined ? undefined : step + later, ink));
  const upper = place({ y: -6, turn: lean }, trunk);
  return place(
    { y: bob },
    place({ y: hip }, legs.join('') + skirt(wind, step, ink, light) + upper),
  );
}

const bodice =
  'M-13 8C-16 -10 -23 -30 -21 -48C-21 -60 -16 -70 -7 -73L7 -73C13 -70 16 -60 16 -50C18 -34 14 -12 12 8Z';

/** A skirt to the shins with a row of holes at its hem. */
function skirt(wind: number, step: number | undefined, ink: string, light: string): string {
  const sway = step === undefined ? 0 : Math.sin(2 * Math.PI * step);
  const back = -38 - 16 * wind + 3 * sway;
  const front = 30 - 9 * wind + 4 * sway;
  const hem = 50;
  const outline = `M-13 -4C-20 12 ${back + 8} 26 ${back} ${hem - 4 * wind}C${back + 18} ${hem + 6} ${front - 20} ${hem + 6} ${front} ${hem - 1}C${front - 4} 26 16 12 12 -4Z`;
  const holes = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.7) / 7.4;
    const x = back + (front - back) * share;
    const y = hem - 8 + 5 * Math.sin(Math.PI * share) - 4 * wind * (1 - share);
    return shape(`M${x} ${y - 4.5}L${x + 2.4} ${y}L${x} ${y + 4.5}L${x - 2.4} ${y}Z`, light);
  });
  return shape(outline, ink) + holes.join('');
}

/** A thigh below the skirt, a shin and a boot. */
function leg(step: number | undefined, ink: string): string {
  const swing = step === undefined ? 4 : 27 * Math.sin(2 * Math.PI * step);
  const bend = step === undefined ? 0 : 34 * Math.max(0, Math.cos(2 * Math.PI * step)) + 4;
  const boot =
    'M-6 -3L6 -3C6 10 5 22 5 31C11 33 19 35 20 38C21 42 19 43 17 43L-6 43C-8 30 -7 12 -6 -3Z';
  const shin = place({ y: 42, turn: bend }, shape(boot, ink));
  return place({ x: 0, y: 0, turn: -swing }, shape('M-9 0L9 0L6 44L-6 44Z', ink) + shin);
}

function arm([root, joint]: Limb, ink: string, held: string): string {
  const sleeve = 'M-7 -3C-10 8 -9 24 -6 38L6 38C8 24 9 8 7 -3C4 -8 -4 -8 -7 -3Z';
  const hand =
    'M-5.5 -3C-6 10 -4 20 -3.4 27C-5 31 -5 36 -2.5 40C-1 43 2 44 4 42C5.5 40 4.5 36 5 33L8 35C9.5 35 9 32 7 30L3.4 26C4 18 6 10 5.5 -3Z';
  const lower = shape(hand, ink) + place({ x: 1, y: 38 }, held);
  return place({ turn: -root }, shape(sleeve, ink) + place({ y: 37, turn: -joint }, lower));
}

/** A profile with the hair pinned up and an eye cut out. */
function headOf(ink: string, light: string): string {
  const profile =
    'M-8 6C-9 0 -11 -5 -14 -11C-20 -22 -19 -37 -9 -43C0 -48 12 -45 16 -36C17.5 -32 17 -29.5 18 -27L24 -19.5C24.5 -18 22 -17.4 19.8 -17.2L21 -14.2L18.9 -12.6L20 -10.2C18.6 -8.8 18 -8 18.3 -6.6C18.6 -3 16.6 -0.8 12.6 -1C9.6 -1.2 7.8 -0.4 7.6 2L8 6Z';
  const pins = shape('M-30 -46L-10 -31L-12 -29L-32 -44Z', ink) + disc(-32, -45.5, 2.6, ink);
  const fringe = shape('M15 -37C17 -38 20 -36 19 -33C18 -31 16 -32 15.6 -34Z', ink);
  const eye = shape('M9.5 -26.5C11.5 -28.6 14.5 -28.6 16 -26.2C14 -25 11.5 -25 9.5 -26.5Z', light);
  return shape(profile, ink) + disc(-19, -33, 11.5, ink) + pins + fringe + eye;
}

/** The scarf's two ends behind her neck. */
function scarf(wind: number, ink: string): string {
  const lift = 26 * wind;
  const wrap = 'M-11 -74C-14 -66 -12 -60 -4 -58C6 -56 14 -60 14 -66C14 -72 12 -76 8 -78Z';
  const end = (drop: number, reach: number) =>
    `M-8 -72C-22 ${-66 - lift * 0.4} ${-30 - reach} ${-60 + drop - lift} ${-34 - reach} ${-44 + drop - lift}L${-42 - reach} ${-50 + drop - lift}C${-36 - reach} ${-66 + drop - lift} -24 ${-78 - lift * 0.5} -6 -78Z`;
  return shape(wrap, ink) + shape(end(6, 12 * wind), ink) + shape(end(20, 2 * wind), ink);
}

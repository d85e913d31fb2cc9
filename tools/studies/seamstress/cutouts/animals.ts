import { disc, place, shape } from '../../picture/svg';

type FoxPose = {
  /** Where in a pair of steps it is, in turns; absent: it stands. */
  step?: number;
  tail?: number;
  head?: number;
};

/** A fox looking right, 130 units long, its feet at y 0. */
export function fox({ step, tail = 0, head = 0 }: FoxPose, ink: string, light: string): string {
  const swing = (later: number) =>
    step === undefined ? 0 : 26 * Math.sin(2 * Math.PI * (step + later));
  const bob = step === undefined ? 0 : -2 * Math.abs(Math.sin(2 * Math.PI * step));
  const paw = (x: number, later: number) =>
    place(
      { x, y: -26, turn: swing(later) },
      shape('M-6 -8L5 -8L3 14L3.5 22L9 26L-2 26L-3 14Z', ink),
    );
  const brush =
    'M0 0C-12 -8 -26 -6 -40 2C-56 11 -70 12 -82 4C-76 20 -60 27 -44 23C-26 19 -14 16 2 12Z';
  const trunk =
    'M-46 -44C-38 -54 -20 -55 0 -51C14 -50 26 -56 36 -60L46 -40C36 -30 26 -24 10 -24C-10 -22 -30 -20 -44 -24C-52 -28 -52 -38 -46 -44Z';
  const face =
    'M-10 8C-14 -6 -8 -16 -4 -20L-6 -36L8 -24L14 -23L20 -35L21 -18C28 -14 36 -7 43 -3C44 0 42 2 40 2C32 4 24 7 17 12C8 18 -4 18 -10 8Z';
  const eye = shape('M14 -12C17 -14 20 -13 22 -10C19 -9 16 -9 14 -12Z', light);
  return place(
    { y: bob },
    [
      paw(-36, 0.5),
      paw(28, 0),
      place({ x: -44, y: -42, turn: 8 + tail }, shape(brush, ink)),
      shape(trunk, ink),
      paw(-40, 0),
      paw(33, 0.5),
      place({ x: 38, y: -54, turn: head }, shape(face, ink) + eye),
    ].join(''),
  );
}

/** A fox that sits, looking right, 84 units tall. */
export function sittingFox(tail: number, head: number, ink: string, light: string): string {
  const body = 'M-26 0C-34 -18 -26 -42 -6 -60L12 -62C20 -48 16 -28 15 -14L21 -3L21 0Z';
  const brush = `M-20 -10C-44 ${-8 + tail} -62 ${-18 + tail} -70 ${-36 + tail}C-80 ${-10 + tail} -62 4 -20 0Z`;
  const face =
    'M-10 8C-14 -6 -8 -16 -4 -20L-6 -36L8 -24L14 -23L20 -35L21 -18C28 -14 36 -7 43 -3C44 0 42 2 40 2C32 4 24 7 17 12C8 18 -4 18 -10 8Z';
  const eye = shape('M14 -12C17 -14 20 -13 22 -10C19 -9 16 -9 14 -12Z', light);
  return (
    shape(brush, ink) +
    shape(body, ink) +
    place({ x: 4, y: -62, turn: head }, shape(face, ink) + eye)
  );
}

/** A heron that stands in the water, looking right, 190 units tall. `neck` 0 drawn in … 1 stretched. */
export function heron(neck: number, ink: string, light: string): string {
  const lift = 40 * neck;
  const top = -128 - lift;
  const body =
    'M-62 -78C-44 -104 -18 -116 6 -112C22 -109 26 -98 18 -88C4 -72 -24 -66 -46 -68L-70 -58Z';
  const throat = `M2 -108C22 -112 30 -122 22 ${top + 22}C16 ${top + 10} 16 ${top} 24 ${top - 6}L34 ${top - 2}C28 ${top + 6} 30 ${top + 14} 34 ${top + 24}C42 -118 32 -96 10 -90Z`;
  const skull = `M20 ${top}C20 ${top - 12} 36 ${top - 15} 44 ${top - 7}L92 ${top + 4}L42 ${top + 4}C32 ${top + 6} 22 ${top + 6} 20 ${top}Z`;
  const crest = `M28 ${top - 10}C14 ${top - 14} 2 ${top - 10} -14 ${top + 4}C2 ${top - 2} 14 ${top - 2} 26 ${top - 2}Z`;
  const shins = 'M-14 -76L-10 -76L-8 -40L-6 0L-9 0L-12 -40ZM2 -78L6 -78L10 -42L6 0L3 0L6 -42Z';
  return [
    ...[body, throat, skull, crest, shins].map((d) => shape(d, ink)),
    disc(36, top - 4, 2, light),
  ].join('');
}

/** A bird far away; `beat` −1 wings down … 1 up. */
export function bird(beat: number, ink: string): string {
  const tip = -11 * beat;
  return shape(
    `M-26 ${tip}C-18 ${tip - 5} -8 -5 0 0C8 -5 18 ${tip - 5} 26 ${tip}C18 ${tip + 1} 9 1 3 5L-3 5C-9 1 -18 ${tip + 1} -26 ${tip}Z`,
    ink,
  );
}

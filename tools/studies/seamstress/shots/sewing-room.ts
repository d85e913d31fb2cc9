import { between, easeInOut, progress } from '../../picture/easing';
import { box, glow, grey, place, shape, stroke } from '../../picture/svg';
import { sittingFox } from '../cutouts/animals';
import { seamstress } from '../cutouts/seamstress';
import { moon, needle } from '../cutouts/things';
import { height, type Sight, width } from '../scene';
import { tones } from '../tones';
import { sky, stars } from './sky';

const wall = 0.035;

/** She sews at the window; each bar the needle goes in and comes out; then she looks up. */
export function sewingRoom(beat: number): Sight {
  const pull = 0.5 - 0.5 * Math.cos((2 * Math.PI * beat) / 1.5);
  const startled = easeInOut(progress(beat, 6.3, 0.6));
  const sewing = pull * (1 - startled);
  const near = [between(38, 74, sewing), between(52, 66, sewing)] as const;
  const fallen = progress(beat, 7.2, 1.8) ** 2;
  const moonAt = { x: 838 + 5 * Math.sin(beat * 1.3), y: 292 + 620 * fallen };
  const ink = grey(wall);
  const pose = {
    near,
    far: [34, 58] as const,
    lean: between(10, 0, startled),
    head: between(16, -16, startled),
    inNear: needle(ink),
  };
  const handX = 520 + 3.6 * (36 + 18 * sewing);
  const flicker = 1 + 0.04 * Math.sin(beat * 9.1) + 0.03 * Math.sin(beat * 15.7);
  return {
    tones: tones.room,
    layers: [
      sky([
        [0, 0.34],
        [0.6, 0.72],
        [1, 0.5],
      ]),
      {
        svg:
          stars(30, beat, 0.5) +
          stroke(`M${moonAt.x} -40L${moonAt.x} ${moonAt.y - 60}`, '#fff', 2) +
          place(moonAt, moon('moon', 74, 1 - 0.4 * fallen)),
        blur: 1.2,
      },
      { svg: roofs, blur: 2.6 },
      { svg: frame() },
      {
        svg: glow('lamp', 228, 500, 420 * flicker, [
          [0, 1, 0.78],
          [0.16, 0.9, 0.4],
          [0.5, 0.8, 0.12],
          [1, 0.8, 0],
        ]),
        blur: 3,
      },
      {
        svg: [
          lampOnTable(ink),
          place({ x: 500, y: 1112, size: 3.6 }, seamstress(pose, ink, grey(0.75))),
          place(
            { x: 968, y: 812, size: 1.7, mirrored: true },
            sittingFox(6 * Math.sin(beat * 2.1), between(6, -14, startled), ink, grey(0.8)),
          ),
          table(ink, handX),
        ].join(''),
      },
    ],
  };
}

const roofs = shape(
  'M330 960L330 690L400 610L470 690L470 660L560 560L650 660L650 700L742 630L830 712L830 680L930 600L1010 700L1010 960Z',
  grey(0.4),
);

/** A wall with one arched window in it, a cross of bars, and curtains cut like lace. */
function frame(): string {
  const hole = 'M330 830L330 400C330 180 480 70 690 70C900 70 1080 180 1080 400L1080 830Z';
  const room = `M-80 -80L${width + 80} -80L${width + 80} ${height + 80}L-80 ${height + 80}Z${hole}`;
  const bars =
    stroke('M690 60L690 830M330 450L1080 450', grey(wall), 13) + stroke(hole, grey(wall), 20);
  return `<path d="${room}" fill="${grey(wall)}" fill-rule="evenodd"/>${bars}${curtain(1)}${curtain(-1)}`;
}

/** A curtain drawn aside, with stars cut into it. */
function curtain(side: 1 | -1): string {
  const drape =
    'M420 40L330 20C290 150 236 250 280 360C318 440 340 470 352 520C356 640 340 740 356 830L470 830L470 40Z';
  const folds = stroke(
    'M300 150C296 260 330 380 372 500M356 120C350 240 366 360 396 480',
    grey(0.3),
    3,
  );
  const cut = [
    [296, 236],
    [330, 330],
    [372, 420],
    [388, 610],
    [380, 730],
  ].map(([x = 0, y = 0]) => place({ x, y }, shape(star, grey(0.62))));
  return place({ x: 705, mirrored: side < 0 }, shape(drape, grey(wall)) + folds + cut.join(''));
}

const star = 'M0 -15L4 -4L15 0L4 4L0 15L-4 4L-15 0L-4 -4Z';

function lampOnTable(ink: string): string {
  return [
    shape('M188 812L268 812L252 772L240 640L216 640L204 772Z', ink),
    shape('M206 640C190 580 200 520 212 470L244 470C256 520 266 580 250 640Z', grey(0.98)),
    stroke('M206 640C190 580 200 520 212 470M250 640C266 580 256 520 244 470', ink, 5),
    shape('M200 646L256 646L250 628L206 628ZM206 474L250 474L246 462L210 462Z', ink),
  ].join('');
}

/** The table with spools, scissors, and the cloth that runs over its edge. */
function table(ink: string, handX: number): string {
  const spool = (x: number, s: number) =>
    place(
      { x, y: 812, size: s },
      shape(
        'M-20 0L20 0L20 -8L13 -12L13 -42L20 -46L20 -54L-20 -54L-20 -46L-13 -42L-13 -12L-20 -8Z',
        ink,
      ),
    );
  const cloth = shape(
    `M${handX - 90} 800C${handX - 40} 742 ${handX + 10} 748 ${handX + 60} 800C${handX + 130} 812 ${handX + 180} 812 ${handX + 230} 822L${handX + 200} 960L420 960L520 820Z`,
    ink,
  );
  return [box(-80, 810, width + 160, 240, ink), spool(330, 1), spool(386, 0.72), cloth].join('');
}

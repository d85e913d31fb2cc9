import { box, disc, glow, grey, place, stroke } from '../../picture/svg';
import { height, type Sight, width } from '../scene';
import { rain } from '../set/rain';

/** The station clock, lit from within, at so many minutes after noon; its second hand goes by beats. */
export const clock =
  (minutes: number, opens = false) =>
  (beat: number): Sight => {
    const [x, y, r] = [width / 2, height / 2 - 10, 330];
    const hand = (turn: number, length: number, wide: number, back: number) =>
      place(
        { x, y, turn },
        `<path d="M${-wide / 2} ${back}L${-wide * 0.3} ${-length}L${wide * 0.3} ${-length}L${wide / 2} ${back}Z" fill="#050505"/>`,
      );
    const marks = Array.from({ length: 60 }, (_, i) =>
      place(
        { x, y, turn: i * 6 },
        i % 5 ? box(-2, -r + 16, 4, 18, '#222') : box(-7, -r + 16, 14, 58, '#080808'),
      ),
    );
    const second = Math.floor(beat) * 6 * 2.5 + 6 * 2.5 * Math.min(1, (beat % 1) * 9) - 15;
    const at = minutes + (beat >= 3 ? 1 : 0);
    const lit = opens
      ? Math.min(1, Math.max(0, (beat - 0.9) * 6)) * (beat < 1.25 && beat > 1.1 ? 0.4 : 1)
      : 1;
    return {
      layers: [
        { svg: box(-60, -60, width + 120, height + 120, '#090909') },
        {
          svg: glow('halo', x, y, 760, [
            [0, 0.9, 0.7 * lit],
            [0.44, 0.8, 0.4 * lit],
            [0.62, 0.7, 0.12 * lit],
            [1, 0.7, 0],
          ]),
        },
        { svg: ironwork(x, y, r) },
        {
          svg:
            disc(x, y, r + 34, '#060606') +
            disc(x, y, r + 20, grey(0.16)) +
            disc(x, y, r + 6, '#050505') +
            disc(x, y, r - 4, grey(0.1 + 0.84 * lit)),
        },
        {
          svg:
            glow('face', x, y, r, [
              [0, 1, 0.8 * lit],
              [0.7, 0.95, 0.3 * lit],
              [1, 0.8, 0],
            ]) +
            marks.join('') +
            hand(at * 0.5, 190, 26, 46) +
            hand(at * 6, 288, 18, 60) +
            place(
              { x, y, turn: second },
              stroke('M0 80L0 -270', '#111', 4) + disc(0, -210, 16, '#111'),
            ) +
            disc(x, y, 18, '#050505'),
        },
        rain(beat, 60, -0.1, 0.5),
      ],
    };
  };

/** The arm that carries it, and rivets. */
function ironwork(x: number, y: number, r: number): string {
  const beam =
    box(-60, y - 26, width + 120, 52, '#050505') + box(-60, y - 18, width + 120, 4, '#2a2a2a');
  const braces =
    stroke(`M-40 ${y + 300}Q200 ${y + 250} ${x - r * 0.8} ${y + 60}`, '#050505', 18) +
    stroke(
      `M${width + 40} ${y + 300}Q${width - 200} ${y + 250} ${x + r * 0.8} ${y + 60}`,
      '#050505',
      18,
    );
  const rivets = Array.from({ length: 22 }, (_, i) => disc(20 + i * 60, y + 8, 5, '#1f1f1f')).join(
    '',
  );
  return beam + braces + rivets + box(x - 40, -60, 80, y - r + 40, '#050505');
}

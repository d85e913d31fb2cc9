import { between, easeOut, progress } from '../../picture/easing';
import { grey, place, stroke } from '../../picture/svg';
import { moon } from '../cutouts/things';
import { type Sight, width } from '../scene';
import { tones } from '../tones';
import { cloud, sky, stars } from './sky';

const snap = 3;

/** The thread frays, breaks, and the moon falls out of the picture with all its light. */
export function threadBreaks(beat: number): Sight {
  const fallen = Math.max(0, beat - snap);
  const tremble = beat < snap ? 5 * (beat / snap) ** 2 * Math.sin(beat * 21) : 0;
  const y = 520 + 190 * fallen ** 2.2 + 2 * tremble;
  const shine = between(1, 0, progress(beat, snap + 0.6, 2.2));
  const at = { x: width / 2 + tremble, y };
  const night = 0.06 + 0.3 * shine;
  return {
    tones: tones.night,
    layers: [
      sky([
        [0, night * 0.7],
        [0.6, night * 1.4],
        [1, night],
      ]),
      { svg: stars(90, beat, 0.35 + 0.5 * (1 - shine)) },
      { svg: cloud(-60 + beat * 5, 760, 620, 0.16 + 0.34 * shine), blur: 4 },
      {
        svg:
          strands(beat, at) +
          (y < 1700
            ? place({ ...at, turn: 9 * fallen }, moon('moon', 214, Math.max(0.2, shine)))
            : ''),
      },
      {
        svg:
          cloud(500 - beat * 8, 850, 940, 0.1 + 0.3 * shine) +
          cloud(-160 - beat * 6, 930, 700, 0.05 + 0.2 * shine),
        blur: 2,
      },
      { svg: cloud(760 - beat * 10, 230, 620, 0.1 + 0.26 * shine), blur: 5 },
    ],
  };
}

/** Three fibres that curl away one after the other, then the end that springs back. */
function strands(beat: number, { x, y }: { x: number; y: number }): string {
  const knot = y - 214;
  const back = easeOut(progress(beat, snap, 1.4));
  const colour = grey(0.95);
  const fibre = (at: number, side: number) => {
    const curl = easeOut(progress(beat, at, 0.9)) * 46 * side;
    if (curl === 0) return '';
    const up = 205 - 150 * back;
    return (
      stroke(
        `M${x} ${up - 40}C${x + curl * 0.2} ${up - 16} ${x + curl} ${up - 4} ${x + curl * 1.1} ${up - 24}`,
        colour,
        1.6,
      ) +
      (beat < snap
        ? stroke(`M${x} 262C${x + curl * 0.3} 244 ${x + curl} 236 ${x + curl} 252`, colour, 1.6)
        : '')
    );
  };
  const whole =
    beat < snap
      ? stroke(`M${x} -60L${x} ${knot}`, colour, between(5, 1.6, progress(beat, 0.9, 2)))
      : stroke(
          `M${x} -60C${x} 20 ${x + 40 * Math.sin(beat * 5) * (1 - progress(beat, snap, 5))} 60 ${x} ${205 - 150 * back}`,
          colour,
          3.4,
        ) +
        stroke(
          `M${x} ${knot + 4}C${x + 12} ${knot - 40} ${x - 26} ${knot - 70} ${x + 8} ${knot - 120}`,
          colour,
          3,
        );
  return whole + fibre(0.9, 1) + fibre(1.6, -1) + fibre(2.3, 0.7);
}

import type { Design, Motif } from '../design';
import { disc, onCircle, path, polygon, repeat, round } from '../shapes';

/** A star lattice with an opening, an eye in it. */
const veiled: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const columns = height > width * 1.4 ? 3 : random.whole(4, 5);
  const cell = width / columns;
  const rows = Math.min(6, Math.round(height / cell));
  const stars = repeat(columns * rows, (index) => {
    const [x, y] = [
      ((index % columns) + 0.5) * cell,
      (Math.floor(index / columns) + 0.5) * (height / rows),
    ];
    const r = cell * 0.46;
    return polygon(
      Array.from({ length: 16 }, (_, corner) =>
        onCircle(x, y, corner % 2 ? r * 0.62 : r, (corner * Math.PI) / 8),
      ),
      form,
    );
  });
  const y = height * random.between(0.36, 0.6);
  const wide = width * 0.36;
  const eye = (scale: number, ink: string) =>
    path(
      `M${round(width / 2 - wide * scale)} ${round(y)}Q${round(width / 2)} ${round(y - wide * scale * 1.15)} ${round(width / 2 + wide * scale)} ${round(y)}Q${round(width / 2)} ${round(y + wide * scale * 1.15)} ${round(width / 2 - wide * scale)} ${round(y)}z`,
      ink,
    );
  return (
    stars +
    eye(1.24, ground) +
    eye(1, accent) +
    disc(width / 2, y, wide * 0.4, ground) +
    disc(width / 2, y, wide * 0.26, form)
  );
};

/** A lattice, and eyes behind it. */
export const lattice: Design = {
  name: 'lattice',
  motifs: [veiled],
  sheets: ['spot', 'light', 'second', 'dark', 'bright'],
};

import type { Design, Motif } from '../design';
import { bar, disc, onCircle, rect } from '../shapes';

/** Bands whose heights grow by the same ratio, left and right of one vertical line in turn. */
const bands: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(6, 8);
  const ratio = random.between(1.3, 1.55);
  const total = (ratio ** count - 1) / (ratio - 1);
  const upwards = random.chance(0.5);
  const axis = width * random.pick([1 / 3, 1 / 2, 2 / 3]);
  const marked = random.integer(count - 3, count - 1);
  let y = 0;
  return Array.from({ length: count }, (_, band) => {
    const high = (height * ratio ** band) / total;
    const top = upwards ? height - y - high : y;
    y += high;
    const ink = band === marked ? inks.accent : inks.form;
    const x = band % 2 ? axis : 0;
    return rect(x, top, band % 2 ? width - axis : axis, high, ink);
  }).join('');
};

/** A bar at several equally spaced moments of one movement, as in Marey's chronophotographs of a walk. */
const chronophotograph: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(9, 12);
  const long = Math.min(height * 0.86, width * 0.9);
  const [from, to] = [random.between(-2.5, -2), random.between(-1.1, -0.3)];
  const marked = random.integer(Math.floor(count / 2), count - 1);
  return Array.from({ length: count }, (_, moment) => {
    const along = moment / (count - 1);
    const foot = width * (0.2 + 0.6 * along);
    const angle = from + (to - from) * along;
    const [x, y] = onCircle(foot, height, long / 2 + height * 0.05, angle);
    return bar(x, y, long, width * 0.021, angle, moment === marked ? inks.accent : inks.form);
  }).join('');
};

/** A strip of film frames with a disc that moves on from frame to frame. */
const frames: Motif = ({ width, height, inks, random }) => {
  const columns = height > width * 1.3 ? 1 : random.pick([2, 2, 3]);
  const space = 12;
  const wide = (width - space * (columns + 1)) / columns;
  const high = wide * 0.75;
  const rows = Math.max(Math.floor((height + space) / (high + space)), 1);
  const count = rows * columns;
  const top = (height - rows * (high + space) + space) / 2;
  const [rise, size] = [random.between(-0.5, 0.5), random.between(0.16, 0.24)];
  return Array.from({ length: count }, (_, frame) => {
    const along = (frame + 1) / (count + 1);
    const x = space + (frame % columns) * (wide + space);
    const y = top + Math.floor(frame / columns) * (high + space);
    const bodyX = x + wide * (size * 1.15 + (1 - size * 2.3) * ((frame + 0.5) / count));
    const bodyY = y + high * (0.5 + rise * (along - 0.5));
    const ink = frame === count - 1 ? inks.accent : inks.ground;
    return rect(x, y, wide, high, inks.form) + disc(bodyX, bodyY, wide * size, ink);
  }).join('');
};

/** Rails, or a quay: lines that run to one point on the edge of the picture. */
const perspective: Motif = ({ width, height, inks, random }) => {
  const [x, y] = [width * random.between(0.62, 0.9), height * random.between(0.12, 0.3)];
  const count = random.integer(7, 9);
  const marked = random.integer(2, count - 3);
  return Array.from({ length: count }, (_, line) => {
    const foot = width * (-1.1 + (line * 2.6) / count);
    const wide = (width * 1.3) / count;
    const ink = line === marked ? inks.accent : inks.form;
    return `<path fill="${ink}" d="M${Math.round(x)} ${Math.round(y)}L${Math.round(foot)} ${Math.round(height)}h${Math.round(wide)}z"/>`;
  }).join('');
};

/** Documentary: bands, frames and measured movement. */
export const measure: Design = {
  name: 'measure',
  motifs: [bands, chronophotograph, frames, perspective],
  sheets: ['light', 'spot', 'bright', 'dark', 'cool', 'second'],
};

import type { Layout } from '../layout/layout';
import { leading, tracking } from './fit-title';
import { capHeight } from './font';
import { outline } from './outline';
import { pathData } from './path-data';

/** Path data of a title in its box, flush left, its capitals touching the top of the box. */
export function setTitle({ fitted, upwards, x, y, height }: Layout['title']): string {
  return fitted.lines
    .map((text, row) => {
      const down = (capHeight + row * leading) * fitted.size;
      const origin = upwards ? { x: x + down, y: y + height } : { x, y: y + down };
      const line = outline(text, fitted.axes, tracking);
      return pathData(line, { ...origin, size: fitted.size, upwards, grain: 1 });
    })
    .join('');
}

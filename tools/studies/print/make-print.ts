import type { Size } from '@/tools/media/picture/fit-box';
import { noiseTile, tileIndex } from './noise';
import type { Print } from './print';
import { toneSteps, toneTable } from './tone-table';

const grains = noiseTile(16, 1);
const fibres = noiseTile(24, 3);
/** An iris is soft at its edge: parts of the picture's width. */
const irisEdge = 0.05;

/** Prints a picture in greys (a byte for each pixel) as RGB. `scale`: pixels to a unit. */
export function makePrint(grey: Buffer, size: Size, print: Print, scale: number): Buffer {
  const { tones, lamp = 1, iris, grain = 0, number } = print;
  const table = toneTable(tones);
  const even = evenness(size, print.corners ?? 0, print.paper ?? 0);
  const out = Buffer.alloc(3 * grey.length);
  const [shiftX, shiftY] = [(number * 397) & 1023, (number * 631) & 1023];
  const { width, height } = size;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      let light = ((grey[index] ?? 0) / 255) * lamp * (even[index] ?? 1);
      if (iris) light *= openness(x / scale - iris.x, y / scale - iris.y, iris.r, width / scale);
      const noise = grains[tileIndex(x + shiftX, y + shiftY)] ?? 0;
      // Grain is a thing of the greys: clear film and dense film have least of it.
      light += noise * (grain * (0.25 + 3 * light * (1 - light)) + 0.0016);
      const step = 3 * Math.min(toneSteps - 1, Math.max(0, Math.round(light * (toneSteps - 1))));
      out[3 * index] = table[step] ?? 0;
      out[3 * index + 1] = table[step + 1] ?? 0;
      out[3 * index + 2] = table[step + 2] ?? 0;
    }
  }
  return out;
}

const evennesses = new Map<string, Float32Array>();

/** How much light comes through at each pixel: less in the corners, uneven as the paper is. */
function evenness({ width, height }: Size, corners: number, paper: number): Float32Array {
  const key = [width, height, corners, paper].join();
  const known = evennesses.get(key);
  if (known) return known;
  const map = new Float32Array(width * height);
  for (let index = 0; index < map.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
    const edge = 1 - corners * ((u * u + v * v) / 2) ** 1.4;
    map[index] = edge * (1 + paper * (fibres[tileIndex(x, y)] ?? 0));
  }
  evennesses.set(key, map);
  return map;
}

function openness(dx: number, dy: number, r: number, width: number): number {
  const inside = (r - Math.sqrt(dx * dx + dy * dy)) / (irisEdge * width) + 0.5;
  return Math.min(1, Math.max(0, inside));
}

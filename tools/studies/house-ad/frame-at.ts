import { between, easeInOut, easeOut, progress } from '../picture/easing';
import { height, width } from '../picture/frame';
import { setLine, widthOf } from './letters';
import { drawReel } from './reel';

const black = '#0c0c0d';
const white = '#f3efe6';
const red = '#c8200e';
const margin = 90;
const size = 300;
/** All words stay above the bar that the player lays over the lower fifth. */
const baseline = 400;
/** The round letter's height in parts of the type size, and its reel's radius. */
const radius = 84;

/** Where the reel turns beside the sayings. */
const corner = { x: width - margin - 130, y: 190, r: 130 };

const closing = 16.8;

const [before, after] = ['B', 'bine'];
const reelAt = margin + widthOf(before, size) + 22 + radius;
const afterAt = reelAt + radius + 26;

const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${Math.max(0, w).toFixed(2)}" height="${Math.max(0, h).toFixed(2)}" fill="${fill}"/>`;

/** Sayings of the two languages: when they come (beats), on which ground, and what they say. */
const sayings = [
  {
    beat: 7,
    ground: red,
    ink: white,
    lines: ['Feuilletez', 'le catalogue.', 'Passez', 'à la boutique.'],
  },
  {
    beat: 12,
    ground: white,
    ink: black,
    lines: ['Blättern Sie', 'im Katalog.', 'Besuchen Sie', 'den Shop.'],
  },
] as const;

/** The advertisement at a beat (half a second), as an SVG drawing without its outer element. */
export function frameAt(beat: number): string {
  // Once the last disc fills the picture, nothing below it shows.
  if (beat >= closing + 1) return drawClose(beat);
  const scenes = sayings.map((saying) => drawSaying(saying, beat)).join('');
  return box(0, 0, width, height, black) + drawName(beat) + scenes + drawClose(beat);
}

/** The reel rolls in on the baseline and becomes the o; the other letters rise around it. */
function drawName(beat: number): string {
  const rolled = easeOut(progress(beat, 0, 3.2));
  const x = between(-radius, reelAt, rolled);
  const angle = (x - reelAt) / radius + Math.max(0, beat - 3.2) * 0.12;
  const rise = (start: number) => (1 - easeOut(progress(beat, start, 1.6))) * size;
  const word = [before, after].map((text, index) =>
    setLine({
      text,
      x: index ? afterAt : margin,
      y: baseline + rise(1.6 + index * 0.6),
      size,
      fill: white,
    }),
  );
  // What has not risen yet is hidden below the baseline.
  const ground = box(0, baseline + 6, width, height - baseline, black);
  const line = box(
    margin,
    baseline + 56,
    (width - 2 * margin) * easeInOut(progress(beat, 3.4, 2)),
    8,
    red,
  );
  return (
    word.join('') +
    ground +
    line +
    drawReel({ x, y: baseline - radius + 4, r: radius }, angle, [red, black])
  );
}

function drawSaying(
  { beat: start, ground, ink, lines }: (typeof sayings)[number],
  beat: number,
): string {
  const wiped = easeInOut(progress(beat, start, 1));
  if (wiped === 0) return '';
  const type = 104;
  const rows = lines.map((text, row) => {
    const shown = easeOut(
      progress(beat, start + 0.5 + Math.floor(row / 2) * 1.1 + (row % 2) * 0.25, 0.9),
    );
    const y = 146 + row * 108 + (row > 1 ? 22 : 0);
    return shown > 0
      ? setLine({ text, x: margin - (1 - shown) * 900, y, size: type, fill: ink })
      : '';
  });
  const angle = (beat - start) * 0.9;
  const reel = drawReel(corner, angle, [ink, ground]);
  const edge = width * wiped;
  return `<g clip-path="inset(0 ${(width - edge).toFixed(2)} 0 0)">${box(0, 0, width, height, ground)}${rows.join('')}${reel}</g>`;
}

/** At the end the reel grows until its colour fills the picture, and the name stands alone. */
function drawClose(beat: number): string {
  const grown = easeInOut(progress(beat, closing, 1));
  if (grown === 0) return '';
  const shown = easeOut(progress(beat, closing + 0.6, 0.8));
  const name = setLine({
    text: 'Bobine',
    x: margin,
    y: baseline + (1 - shown) * 500,
    size: 220,
    fill: white,
  });
  const reach = between(corner.r, 1500, grown);
  const disc = `<circle cx="${corner.x}" cy="${corner.y}" r="${reach.toFixed(2)}" fill="${black}"/>`;
  return (
    disc +
    (shown > 0 ? name + box(margin, baseline + 56, (width - 2 * margin) * shown, 8, red) : '')
  );
}

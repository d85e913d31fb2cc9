/** A part of an image, in pixels or in percent of its size. */
export type Area = { x: number; y: number; w: number; h: number; unit?: 'percent' };

/** An image and, for a sprite, its part. */
export type ImageReference = { image: string; area?: Area };

const schemes = ['http:', 'https:', 'data:', 'blob:'];
const number = String.raw`\d+(?:\.\d+)?`;
const xywh = new RegExp(`^(?:(pixel|percent):)?(${number}),(${number}),(${number}),(${number})$`);

/**
 * Parses `sprite.jpg#xywh=160,0,160,90` (https://www.w3.org/TR/media-frags/#naming-space): relative to
 * `base`, absolute, `//host/…` or `data:`. Undefined for an unusable URL; an invalid area is ignored.
 *
 *  @param base absolute URL of the file that contains the reference
 */
export function parseFragment(reference: string, base: string): ImageReference | undefined {
  const address = reference.trim();
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!schemes.includes(url.protocol)) return undefined;
  const area = parseArea(url.hash.slice(1));
  url.hash = '';
  return { image: url.href, ...(area && { area }) };
}

/** If there are several `xywh`, the last valid one counts, as in the standard. */
function parseArea(fragment: string): Area | undefined {
  const areas = [...new URLSearchParams(fragment.replaceAll('+', '%2B'))]
    .filter(([name]) => name === 'xywh')
    .map(([, value]) => readArea(value));
  return areas.findLast((area) => area !== undefined);
}

function readArea(value: string): Area | undefined {
  const [match, unit, ...numbers] = xywh.exec(value) ?? [];
  const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number);
  if (!match || w === 0 || h === 0) return undefined;
  return { x, y, w, h, ...(unit === 'percent' && { unit }) };
}

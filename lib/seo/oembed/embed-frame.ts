import { escapeXml } from '@/lib/primitives/text/escape-markup';

/**
 * Height in pixels of the title row below an embedded film; must match
 * `components/player/embedded/embedded.css`.
 */
export const titleRowHeight = 40;

type MaxSize = { width?: number | undefined; height?: number | undefined };
type FrameSize = { width: number; height: number };

/** Default width in pixels. */
const defaultWidth = 960;

/**
 * Size of an embed frame: the picture in its aspect ratio, plus the title row.
 *
 * @param ratio aspect ratio of the picture, `16:9`
 *
 * @param maxSize maximum width and height in pixels
 */
export function fitFrame(ratio: string, maxSize: MaxSize): FrameSize {
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const forHeight = (((maxSize.height ?? Infinity) - titleRowHeight) * across) / down;
  const width = Math.max(
    1,
    Math.floor(Math.min(defaultWidth, maxSize.width ?? Infinity, forHeight)),
  );
  return {
    width,
    height: Math.min(
      Math.round((width * down) / across) + titleRowHeight,
      maxSize.height ?? Infinity,
    ),
  };
}

type Frame = { src: string; title: string; width: number; height: number };

/** The `<iframe>` with which another site embeds a film. */
export function embedFrameHtml({ src, title, width, height }: Frame): string {
  return `<iframe src="${escapeXml(src)}" width="${width}" height="${height}" title="${escapeXml(title)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen loading="lazy" style="border: 0"></iframe>`;
}

import { escapeXml } from '@/lib/primitives/text/escape-xml';

type Frame = { src: string; title: string; width: number; height: number };

/** The `<iframe>` with which another site embeds a film. */
export function writeFrame({ src, title, width, height }: Frame): string {
  return `<iframe src="${escapeXml(src)}" width="${width}" height="${height}" title="${escapeXml(title)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen loading="lazy" style="border: 0"></iframe>`;
}

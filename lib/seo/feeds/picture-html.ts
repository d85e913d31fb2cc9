import { escapeXml } from '@/lib/primitives/text/escape-xml';
import type { SharedPicture } from '@/lib/seo/share-images/shared-picture';
import { siteUrl } from '@/lib/site/site-url';
import type { FeedPicture } from './feed';

/** A page's share image with its absolute URL. */
export function toFeedPicture({ url, type, width, height }: SharedPicture): FeedPicture {
  return { url: new URL(url, siteUrl()).href, type, width, height };
}

/** The same as an `<img>` at the start of an entry. */
export function pictureHtml(picture: FeedPicture | undefined, alt: string): string {
  if (!picture) return '';
  const { url, width, height } = picture;
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<p><img src="${escapeXml(url)}"${size} alt="${escapeXml(alt)}"></p>\n`;
}

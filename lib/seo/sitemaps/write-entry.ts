import { escapeXml } from '@/lib/text/escape-xml';
import type { SitemapEntry, SitemapVideo } from './entry';

/** Seconds: of a longer film the protocol cannot say how long it is. */
const longest = 28_800;
/** Pictures that the protocol lets a page have. */
const mostImages = 1000;

/** One page of a sitemap, `<url>…</url>`. */
export function writeEntry({ url, lastModified, alternates, images, video }: SitemapEntry): string {
  return element('url', [
    element('loc', url),
    ...(lastModified === undefined ? [] : [element('lastmod', writeMoment(lastModified))]),
    ...Object.entries(alternates.languages).map(
      ([lang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
    ),
    ...images
      .slice(0, mostImages)
      .map((src) => element('image:image', [element('image:loc', src)])),
    ...(video ? [writeVideo(video)] : []),
  ]);
}

/** As W3C's note on dates has it, to the second. */
export function writeMoment(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** Its parts in the order of the published schema. */
function writeVideo(video: SitemapVideo): string {
  const { title, description, thumbnail, uploaded, expires, seconds } = video;
  return element('video:video', [
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', description),
    'file' in video
      ? element('video:content_loc', video.file)
      : element('video:player_loc', video.player),
    ...(seconds && seconds <= longest ? [element('video:duration', String(seconds))] : []),
    ...(expires ? [element('video:expiration_date', writeMoment(+expires))] : []),
    element('video:publication_date', writeMoment(+uploaded)),
  ]);
}

function element(name: string, content: string | string[]): string {
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${name}>${inside}</${name}>`;
}

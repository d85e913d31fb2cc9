const script = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const attribute = /\s(?:href|src|action|poster|data-src|data-poster)="([^"]*)"/gi;
const set = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const source = /<script\b[^>]*\ssrc="([^"]*)"/gi;

/** `&amp;` and its like, as addresses in attributes have them. */
export function readAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** A page's markup without its inline scripts, in which nothing is a link. */
export function withoutScripts(html: string): string {
  return html.replace(script, '');
}

/** Every address that a page names in its markup, each once: what it leads to and what it is drawn with. */
export function listLinks(html: string): string[] {
  const markup = withoutScripts(html);
  const found = [
    ...[...markup.matchAll(attribute)].map(([, link = '']) => link),
    ...[...markup.matchAll(set)].flatMap(([, links = '']) =>
      links.split(',').map((part) => part.trim().split(/\s+/, 1)[0] ?? ''),
    ),
    ...[...html.matchAll(source)].map(([, link = '']) => link),
  ];
  return [...new Set(found.map(readAttribute))].filter(Boolean);
}

/** A link as an address of the site, without its hash; `undefined` where it leads elsewhere. */
export function ownAddress(link: string): string | undefined {
  if (!link.startsWith('/') || link.startsWith('//')) return undefined;
  return link.split('#', 1)[0];
}

import { escapeXml } from '@/lib/text/escape-xml';

/** An answer of oEmbed as XML: an element for each name (https://oembed.com, 2.3.4). */
export function writeOembedXml(answer: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${lines.join('')}</oembed>\n`;
}

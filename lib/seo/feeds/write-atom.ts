import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/primitives/text/escape-markup';
import { feedTypes } from '@/lib/site/feed-paths';
import type { Feed, FeedEntry } from './feed';

type Attributes = Record<string, string | number | undefined>;

/** An element on one line; undefined attributes are left out. */
function element(name: string, attributes: Attributes, text?: string): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return text === undefined
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${escapeXml(text)}</${name}>`;
}

const text = (name: string, value: string) => element(name, {}, value);

/** Links to a page, one for each language (RFC 4287, 4.1.1). The feed's language comes first. */
function pageLinks(urls: Readonly<Record<Locale, string>>, locale: Locale): string[] {
  const ordered = [locale, ...locales.filter((other) => other !== locale)];
  return ordered.map((lang) =>
    element('link', {
      ...{ rel: 'alternate', type: 'text/html', hreflang: languageTags[lang], href: urls[lang] },
    }),
  );
}

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  const { selfUrls: own, locale } = feed;
  const others = locales.filter((other) => other !== locale);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    text('id', own.xml[locale]),
    text('title', feed.title),
    text('subtitle', feed.description),
    text('updated', feed.updated.toISOString()),
    element('link', { rel: 'self', type: feedTypes.xml, href: own.xml[locale] }),
    ...pageLinks(feed.urls, locale),
    ...(own.json
      ? [element('link', { rel: 'alternate', type: feedTypes.json, href: own.json[locale] })]
      : []),
    ...others.map((lang) =>
      element('link', {
        ...{ rel: 'alternate', type: feedTypes.xml, hreflang: languageTags[lang] },
        href: own.xml[lang],
      }),
    ),
    `<author>${text('name', feed.author.name)}${text('uri', feed.author.url)}</author>`,
    ...feed.entries.flatMap((entry) => writeEntry(entry, locale)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry(entry: FeedEntry, locale: Locale): string[] {
  const { picture, language } = entry;
  return [
    language ? `<entry xml:lang="${escapeXml(language)}">` : '<entry>',
    text('id', entry.id),
    text('title', entry.title),
    text('published', entry.published.toISOString()),
    text('updated', entry.updated.toISOString()),
    ...pageLinks(entry.urls, locale),
    ...(picture
      ? [element('link', { rel: 'enclosure', type: picture.type, href: picture.url })]
      : []),
    ...(entry.summary ? [text('summary', entry.summary)] : []),
    element('content', { type: 'html' }, entry.html),
    '</entry>',
  ];
}

import { parse } from 'parse5';
import { eveningParameter } from '@/lib/player/evening';
import type { Facts, Load, LoadKind } from './page';
import { attribute, type Element, isElement, nodesOf, type Template, textOf } from './walk-nodes';

/** Kinds of `<link>` targets that a browser fetches by itself, by `rel`. */
const fetched: Record<string, LoadKind | undefined> = {
  ...{ stylesheet: 'style', icon: 'picture', 'apple-touch-icon': 'picture' },
  modulepreload: 'script',
};

const preloaded: Record<string, LoadKind | undefined> = {
  ...{ style: 'style', script: 'script', image: 'picture', font: 'font', video: 'media' },
};

/** Files named in metadata for other sites. */
const named: Record<string, LoadKind | undefined> = {
  ...{ 'og:image': 'picture', 'twitter:image': 'picture' },
  ...{ 'og:video': 'media', 'og:audio': 'media' },
};

/** Attributes that count as text. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
const shared = /^(?:og|video|article|music|twitter):/;

/** Reads the facts from a page's markup, without running scripts. */
export function readFacts(html: string): Facts {
  const document = parse(html, { scriptingEnabled: false });
  const facts: Facts = {
    ...{ lang: '', titles: [], descriptions: [], robots: [], canonicals: [], alternates: [] },
    ...{ heading: '', ids: new Set(), links: [], loads: [], share: new Map(), jsonLd: [] },
    text: textOf(document),
  };
  for (const node of nodesOf(document)) if (isElement(node)) note(node, facts);
  facts.text = [facts.text, ...facts.descriptions].join(' ').replace(/\s+/g, ' ').trim();
  return facts;
}

function note(element: Element, facts: Facts): void {
  const { tagName } = element;
  const own = (name: string) => attribute(element, name);
  const id = own('id');
  if (id) facts.ids.add(id);
  for (const name of spoken) if (own(name)) facts.text += ` ${own(name)}`;
  facts.loads.push(...loadsOf(element), ...loadsLater(element));
  if (tagName === 'html') facts.lang = own('lang') ?? '';
  // The title of an SVG element is not the title of the page.
  if (tagName === 'title' && element.namespaceURI.endsWith('/xhtml'))
    facts.titles.push(textOf(element).trim());
  if (tagName === 'h1') facts.heading ||= textOf(element).replace(/\s+/g, ' ').trim();
  if (tagName === 'meta') noteMeta(element, facts);
  if (tagName === 'link') noteLink(element, facts);
  if (tagName === 'script' && own('type') === 'application/ld+json')
    facts.jsonLd.push(
      element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    );
  // Crawlers do not submit POST forms.
  const isAsked = own('method')?.toLowerCase() !== 'post';
  const link =
    tagName === 'form' ? isAsked && own('action') : /^(?:a|area)$/.test(tagName) && own('href');
  if (link) facts.links.push(withoutEvening(link));
}

/**
 * Removes the parameter of the evening in progress from a link. Only the player reads it; the server sends the
 * same page.
 */
function withoutEvening(link: string): string {
  return link.replace(new RegExp(`\\?${eveningParameter}=[^&#]*`), '');
}

/** Files named inside a `<template>`. The page inserts the scripts in it after the first paint. */
function loadsLater(element: Element) {
  const { content } = element as Partial<Template>;
  return content ? [...nodesOf(content)].filter(isElement).flatMap(loadsOf) : [];
}

function noteMeta(element: Element, facts: Facts): void {
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  const content = attribute(element, 'content') ?? '';
  if (name === 'description') facts.descriptions.push(content);
  if (name === 'robots') facts.robots.push(content);
  if (shared.test(name)) facts.share.set(name, [...(facts.share.get(name) ?? []), content]);
}

function noteLink(element: Element, facts: Facts): void {
  const rel = attribute(element, 'rel')?.toLowerCase().split(/\s+/) ?? [];
  const address = attribute(element, 'href') ?? '';
  const lang = attribute(element, 'hreflang');
  if (rel.includes('canonical')) facts.canonicals.push(address);
  else if (rel.includes('alternate') && lang) facts.alternates.push({ lang, address });
  else if (rel.some((one) => ['alternate', 'search', 'manifest'].includes(one)))
    facts.links.push(address);
}

/** The files that an element names. */
function loadsOf(element: Element): Load[] {
  const own = (name: string) => attribute(element, name);
  const load = (kind: LoadKind | undefined, ...addresses: (string | undefined)[]): Load[] =>
    kind ? addresses.flatMap((one) => (one ? [{ kind, address: one, self: true }] : [])) : [];
  switch (element.tagName) {
    case 'img':
      return load('picture', own('src'), ...setOf(own('srcset')));
    case 'source':
      return isInPicture(element)
        ? load('picture', ...setOf(own('srcset')))
        : load('media', own('src'));
    case 'video':
    case 'audio':
      return [...load('media', own('src')), ...load('picture', own('poster'))];
    case 'track':
      return load('captions', own('src'));
    case 'script':
      return load('script', own('src'));
    case 'iframe':
      return load('frame', own('src'));
    case 'link':
      return load(kindOfLink(element), own('href'), ...setOf(own('imagesrcset')));
    case 'meta':
      return load(named[own('property') ?? own('name') ?? ''], own('content')).map((one) => ({
        ...one,
        self: false,
      }));
    default:
      return [];
  }
}

function kindOfLink(element: Element): LoadKind | undefined {
  const rel = attribute(element, 'rel')?.toLowerCase() ?? '';
  if (rel === 'preload') return preloaded[attribute(element, 'as') ?? ''];
  return rel.split(/\s+/).flatMap((one) => fetched[one] ?? [])[0];
}

function setOf(set: string | undefined): (string | undefined)[] {
  return set?.split(',').map((part) => part.trim().split(/\s+/, 1)[0]) ?? [];
}

function isInPicture({ parentNode }: Element): boolean {
  return parentNode !== null && isElement(parentNode) && parentNode.tagName === 'picture';
}

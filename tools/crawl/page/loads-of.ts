import type { Load, LoadKind } from './page';
import { attribute, type Element, isElement } from './walk-nodes';

/** Links of a head that a browser follows by itself, by their `rel`. */
const fetched: Record<string, LoadKind | undefined> = {
  ...{ stylesheet: 'style', icon: 'picture', 'apple-touch-icon': 'picture' },
  modulepreload: 'script',
};
const preloaded: Record<string, LoadKind | undefined> = {
  ...{ style: 'style', script: 'script', image: 'picture', font: 'font', video: 'media' },
};
/** What the head names for others. */
const named: Record<string, LoadKind | undefined> = {
  ...{ 'og:image': 'picture', 'twitter:image': 'picture' },
  ...{ 'og:video': 'media', 'og:audio': 'media' },
};

/** The files that one element names. */
export function loadsOf(element: Element): Load[] {
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

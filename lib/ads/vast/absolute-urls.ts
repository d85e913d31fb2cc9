/** VAST and VMAP elements that contain a URL. */
const holders = [
  'AdTagURI',
  'VASTAdTagURI',
  'MediaFile',
  'Mezzanine',
  'Impression',
  'Tracking',
  'Error',
  'ClickThrough',
  'ClickTracking',
  'CustomClick',
  'NonLinearClickThrough',
  'NonLinearClickTracking',
  'StaticResource',
  'Viewable',
  'NotViewable',
  'ViewUndetermined',
  'IconClickThrough',
  'IconClickTracking',
  'IconViewTracking',
];

/**
 * Resolves relative URLs of an ad response against `base`. VAST requires absolute URLs, but a tag among a
 * site's own files cannot know its host. Mutates and returns `xml`.
 */
export function absoluteUrls(xml: Document, base: string): Document {
  for (const name of holders) {
    for (const node of xml.getElementsByTagNameNS('*', name)) {
      const url = node.textContent?.trim() ?? '';
      if (url && !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) node.textContent = resolve(url, base);
    }
  }
  return xml;
}

function resolve(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    return url;
  }
}

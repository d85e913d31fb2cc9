import type { ConsentStrings } from './platform/read-consent-strings';

/** Requested ad size in pixels. */
export const requestSize = { width: 640, height: 480 };

export const tagPlaceholders = [
  'publisherId',
  'channelId',
  'host',
  'cacheBuster',
  'width',
  'height',
  'customDimension',
  'language',
  'gdpr',
  'gdprConsent',
  'gpp',
  'gppSections',
] as const;

type Page = {
  /** Host of the page, e.g. `bobine.example`. */
  host: string;
  language: string;
  /** Unique for each request. */
  cacheBuster: string;
  consent: ConsentStrings;
};

type Tag = { tag: string; publisherId: string; channelId: string };

/**
 * Fills the placeholders of the configured tag, URL-encoded. `customDimension` is the publisher id. `gdpr` is 1
 * or 0. Consent values that no platform provides are empty.
 */
export function tagUrl({ tag, publisherId, channelId }: Tag, page: Page): string {
  const { gdprApplies, tcString = '', gppString = '', gppSections = [] } = page.consent;
  const values: Record<(typeof tagPlaceholders)[number], string> = {
    publisherId,
    channelId,
    customDimension: publisherId,
    host: page.host,
    language: page.language,
    cacheBuster: page.cacheBuster,
    width: String(requestSize.width),
    height: String(requestSize.height),
    gdpr: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
    gdprConsent: tcString,
    gpp: gppString,
    gppSections: gppSections.join(','),
  };
  return tagPlaceholders.reduce(
    (url, name) => url.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    tag,
  );
}

/** Whether ads may come from a third party: with IMA, or if the tag is not a path of this site. */
export function isThirdPartyTag({
  backend,
  tag,
}: {
  backend: 'vast' | 'ima';
  tag: string;
}): boolean {
  return backend === 'ima' || !tag.startsWith('/');
}

import type { AdConfig } from '@/lib/ads/ad-config';
import type { Contact } from '@/lib/content/schema/address';
import type { RawSite } from '@/lib/content/schema/site';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localLine, localText } from '@/lib/primitives/text/local-text';

/** The site's settings in one language. */
export type Site = {
  name: string;
  tagline: LocalText;
  description: LocalText;
  social: { name: string; url: string }[];
  /** Publisher of the site. */
  imprint?: { publisher: LocalText; address: LocalText[]; email: string; text?: LocalText };
  /** Contact for accessibility barriers, and the enforcement body. */
  accessibility?: { contact?: Contact; body?: { name: LocalText; url?: string } };
  /** IANA. */
  timeZone: string;
  /** Ad settings; no ads without it. */
  ads?: AdConfig;
  /** `false`: films use native browser controls. */
  player?: boolean;
  shopNotice?: LocalText;
  screeningsNotice?: LocalText;
  /** Contact for bookings of films without their own. */
  bookings?: Contact;
};

export function getSite(locale: Locale): Site {
  const { url: _, privacy: __, ...site } = getLibrary().site;
  const { imprint, accessibility } = site;
  return {
    ...site,
    tagline: localText(site.tagline, locale),
    description: localText(site.description, locale),
    imprint: imprint && {
      ...imprint,
      publisher: localLine(imprint.publisher, locale),
      address: imprint.address.map((line) => localLine(line, locale)),
      text: imprint.text && localText(imprint.text, locale),
    },
    accessibility: accessibility && {
      ...accessibility,
      body: accessibility.body && {
        ...accessibility.body,
        name: localLine(accessibility.body.name, locale),
      },
    },
    shopNotice: site.shopNotice && localText(site.shopNotice, locale),
    screeningsNotice: site.screeningsNotice && localText(site.screeningsNotice, locale),
  };
}

/** Whether a part of the site is switched off: it is not linked, and its path answers 404. */
export function isSwitchedOff(part: RawSite['switchedOff'][number]): boolean {
  return getLibrary().site.switchedOff.includes(part);
}

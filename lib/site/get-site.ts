import type { AdConfig } from '@/lib/ads/ad-config';
import type { Contact } from '@/lib/content/schema/contact';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localLine, localText } from '@/lib/primitives/text/local-text';

/** What makes the site this house's own, in one language. */
export type Site = {
  name: string;
  tagline: LocalText;
  description: LocalText;
  social: { name: string; url: string }[];
  /** Who answers for the site. */
  imprint?: { publisher: LocalText; address: LocalText[]; email: string; text?: LocalText };
  /** Whom to tell of a barrier, and who judges where that does not help. */
  accessibility?: { contact?: Contact; body?: { name: LocalText; url?: string } };
  /** IANA. */
  timeZone: string;
  /** Where advertisements come from; without it there are none. */
  ads?: AdConfig;
  /** `false`: films have the browser's own player. */
  player?: boolean;
  shopNotice?: LocalText;
  screeningsNotice?: LocalText;
  /** Whom cinemas and schools ask for a film that names nobody itself. */
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

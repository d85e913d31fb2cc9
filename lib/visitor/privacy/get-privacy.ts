import type { Contact } from '@/lib/content/schema/address';
import type { RawPrivacy } from '@/lib/content/schema/site';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localLine, localText } from '@/lib/primitives/text/local-text';
import { authorities } from '@/lib/security/links';
import { type Law, lawsOf } from './laws';

/**
 * The site's privacy settings in one language. If unset, `responsible` comes from the imprint,
 * `authority` from the country, and `words` is `follow`; other unset settings are undefined. `laws`
 * always has those of the country.
 */
export type Privacy = {
  responsible?: { name: LocalText; address: LocalText[]; email: string };
  officer?: Contact;
  hosting?: { name: LocalText; country?: string };
  logs?: RawPrivacy['logs'];
  laws: Law[];
  authority?: { name: LocalText; url: string };
  /** Markdown. */
  transfers?: LocalText;
  words: RawPrivacy['words'];
  updated?: string;
};

export function getPrivacy(locale: Locale): Privacy {
  const { privacy, imprint } = getLibrary().site;
  const { officer, country, laws, logs, updated, words = 'follow' } = privacy ?? {};
  const configured = privacy?.responsible;
  const responsible = configured ?? (imprint && { ...imprint, name: imprint.publisher });
  const authority = privacy?.authority ?? (country && authorities[country]);
  const { hosting, transfers } = privacy ?? {};
  return {
    ...{ officer, logs, updated, words, laws: lawsOf(country, laws) },
    responsible: responsible && {
      name: localLine(responsible.name, locale),
      address: responsible.address.map((line) => localLine(line, locale)),
      email: responsible.email,
    },
    hosting: hosting && { name: localLine(hosting.name, locale), country: hosting.country },
    authority: authority ? { ...authority, name: localLine(authority.name, locale) } : undefined,
    transfers: transfers && localText(transfers, locale),
  };
}

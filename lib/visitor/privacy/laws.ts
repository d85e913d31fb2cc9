import type { privacyLaws } from '@/lib/content/schema/site';

export type Law = (typeof privacyLaws)[number];

/** Countries where the GDPR applies: the EU and the European Economic Area. */
const gdpr = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Laws that the privacy page explains: those of the site's country, and the configured ones. */
export function lawsOf(country: string | undefined, extraLaws: readonly Law[] = []): Law[] {
  const lawsOfCountry: Law[] = [];
  if (country === 'CH') lawsOfCountry.push('fadp');
  if (country && gdpr.has(country)) lawsOfCountry.push('gdpr');
  return [...new Set([...lawsOfCountry, ...extraLaws])];
}

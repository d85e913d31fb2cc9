import { isThirdPartyTag } from '@/lib/ads/tag-url';
import type { RawSite } from '@/lib/content/schema/site';
import type { Sentence } from '@/lib/content/validate/issues/editor-message';
import { authorities } from '@/lib/security/links';
import { lawsOf } from '@/lib/visitor/privacy/laws';

/** Placeholders in the template (tools/site/template) that the site owner must replace. */
const placeholders = ['À compléter', 'Bitte ergänzen'];

/** Gaps in the privacy page, one sentence each. They are not errors, because the page leaves out missing entries. */
export function privacyRemarks({
  imprint,
  privacy = undefined,
  ads,
}: Partial<RawSite>): Sentence[] {
  const { responsible, country, laws, hosting, logs, authority } = privacy ?? {};
  const isEmpty = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return placeholders.includes(String(value));
    return Object.values(value).some(isEmpty);
  };
  const gaps = {
    'privacy.responsible': isEmpty(responsible) || (!responsible && (!imprint || isEmpty(imprint))),
    'privacy.country': lawsOf(country, laws).length === 0,
    'privacy.hosting': !hosting || isEmpty(hosting),
    'privacy.logs': !logs,
    'privacy.authority':
      country !== undefined && !authority && !Object.hasOwn(authorities, country),
    'ads.operator': ads !== undefined && isThirdPartyTag(ads) && !ads.operator,
  };
  return Object.entries(gaps)
    .filter(([, isMissing]) => isMissing)
    .map(([field]) => ({ text: remarks[field] ?? '', values: { field } }));
}

const remarks: Record<string, string> = {
  'privacy.responsible': 'the page on privacy does not say who answers for it: {field}, or imprint',
  'privacy.country': 'the page on privacy says nothing of rights: {field}',
  'privacy.hosting': 'the page on privacy does not say where the site is hosted: {field}',
  'privacy.logs': 'the page on privacy does not say what is logged and for how long: {field}',
  'privacy.authority': 'the page on privacy names no authority: {field}',
  'ads.operator': 'the page on privacy does not say who shows the advertisements: {field}',
};

import { describePlacedIssue } from '@/lib/editor/form/describe-placed-issue';
import type { PlacedIssue } from '@/lib/editor/form/place-issues';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldWords } from './field-words';

/** The sentence that is shown beside a field with an issue. */
export function issueSentence(placed: PlacedIssue, { t }: FieldWords, locale: Locale): string {
  const { expected, near } = describePlacedIssue(placed, locale);
  const sentence =
    expected === undefined
      ? t('issues.missing')
      : placed.isMissing
        ? t('issues.missingWith', { expected })
        : t('issues.expected', { expected });
  return near ? `${sentence} ${t('issues.near', { near })}` : sentence;
}

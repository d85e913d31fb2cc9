import { describePlacedIssue, explainName } from '@/lib/editor/form/describe-placed-issue';
import type { PlacedIssue } from '@/lib/editor/form/place-issues';
import type { Vocabularies } from '@/lib/editor/form/vocabulary';
import { formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldWords } from './field-words';

type Words = { words: FieldWords; locale: Locale; vocabularies: Vocabularies };

/** The sentence that is shown beside a field with an issue. */
export function issueSentence(
  placed: PlacedIssue,
  { words: { t }, locale, vocabularies }: Words,
): string {
  const refused = explainName(placed, vocabularies);
  if (refused) {
    const { is, names } = refused;
    const kind = placed.vocabulary;
    const sentence =
      is !== 'unknown'
        ? t(`issues.${is}`)
        : t(kind === 'films' || kind === 'venues' ? `issues.unknown_${kind}` : 'issues.unknown');
    if (names.length === 0) return sentence;
    const all = formatList(names, locale, 'disjunction');
    return `${sentence} ${t('issues.near', { near: all })}`;
  }
  const { expected, near } = describePlacedIssue(placed, locale, vocabularies);
  const sentence =
    expected === undefined
      ? t('issues.missing')
      : placed.isMissing
        ? t('issues.missingWith', { expected })
        : t('issues.expected', { expected });
  return near ? `${sentence} ${t('issues.near', { near })}` : sentence;
}

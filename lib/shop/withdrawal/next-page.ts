import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { readStatement } from './statement';

/**
 * The redirect after `/retractation` was submitted: to the stored step with this key (at its faults,
 * if any), or to a form that reports that it has expired.
 */
export function nextPage(
  form: Pick<FormData, 'get'>,
  key: string | undefined,
  locale: Locale,
): string {
  if (!key) return localePath('/retractation?gone=1', locale);
  const isWritten = form.get('confirmed') === null;
  const hasFaults = isWritten && Object.keys(readStatement(form).faults).length > 0;
  return localePath(`/retractation?draft=${key}${hasFaults ? '#points' : ''}`, locale);
}

import { formatList } from '@/lib/i18n/intl-format';
import type { FormView } from './form-view';

/** Says that a name is new, so that its page will be made, and which known names are spelt nearly so. */
export function NewPerson({ view, typed }: { view: FormView; typed: string }) {
  const { options, search } = view.getContext().vocabularies.people;
  if (!typed || options.some(({ name }) => name === typed)) return null;
  const { codes } = search(typed);
  const { t } = view.words;
  const near = formatList(codes, view.locale, 'disjunction');
  return (
    <small className="new-person">
      {t('newPerson')}
      {codes.length > 0 && ` ${t('issues.near', { near })}`}
    </small>
  );
}

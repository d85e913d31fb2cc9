import { useTranslations } from 'next-intl';

/** Note beside a text that is not in the page's language. */
export function Untranslated() {
  return (
    <small className="align-middle font-normal text-muted text-xs tracking-normal">
      ({useTranslations('I18n')('untranslated')})
    </small>
  );
}

import { useTranslations } from 'next-intl';

/** The discreet word beside what stands in another language than the page. */
export function Untranslated() {
  return (
    <small className="align-middle font-normal text-muted text-xs tracking-normal">
      ({useTranslations('I18n')('untranslated')})
    </small>
  );
}

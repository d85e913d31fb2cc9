import { languageNames } from '@/components/navigation/language-names';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';

/** Language of the admin pages. */
export function LanguageForm({ t, locale }: { t: AdminWords; locale: Locale }) {
  return (
    <section>
      <h2>{t('people.language')}</h2>
      <ActForm act="language" button={t('acts.choose')} quiet>
        <label className="field">
          <span>{t('people.language')}</span>
          <select name="locale" defaultValue={locale}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      </ActForm>
    </section>
  );
}

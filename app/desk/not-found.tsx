import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** As any page that there is not. The front sends the site's own in its place; this stands where Next listens alone. */
export default async function NotFound() {
  const all = await Promise.all(
    locales.map(async (locale) => ({ locale, t: (await loadMessages(locale)).NotFound })),
  );
  return all.map(({ locale, t }) => (
    <section key={locale} lang={languageTags[locale]}>
      <h1>{t.title}</h1>
      <p>{t.words}</p>
      <p>
        <a href={localePath('/', locale)}>{t.home}</a>
      </p>
    </section>
  ));
}

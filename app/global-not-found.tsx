import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import './site.css';

export const metadata = { title: 'Page Not Found', robots: { index: false } };

/**
 * Next's page for an unknown path. It contains all languages, because Next does not know the visitor's language. Only
 * `npm run dev` shows it: the server (lib/server) sends the not-found page in the visitor's language instead.
 */
export default async function GlobalNotFound() {
  const all = await Promise.all(
    locales.map(async (locale) => ({ locale, t: (await loadMessages(locale)).NotFound })),
  );
  return (
    <html lang={languageTags[locales[0]]}>
      <body>
        <main className="shell pt-10">
          <p className="label text-signal">404</p>
          {all.map(({ locale, t }) => (
            <section key={locale} lang={languageTags[locale]} className="mt-8">
              <h1 className="display-2">{t.title}</h1>
              <p className="mt-3">{t.words}</p>
              <p className="mt-3">
                <a href={localePath('/', locale)} className="underline underline-offset-4">
                  {t.home}
                </a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

import { languageNames } from '@/components/navigation/language-names';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import type { PreviewTranslator } from './preview-messages';

type Props = { t: PreviewTranslator; locale: Locale; path?: string };

/** A page in each language, side by side; on a narrow screen the versions scroll horizontally. */
export function Compare({ t, locale, path }: Props & { path: string }) {
  return (
    <div className="shell pt-6">
      <h1 className="display-2 mb-4">{t('compare.title')}</h1>
      <CompareForm {...{ t, locale, path }} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('compare.title')}
        className="mt-6 grid snap-x snap-mandatory auto-cols-[minmax(min(92%,20rem),1fr)] grid-flow-col gap-4 overflow-x-auto"
      >
        {locales.map((shown) => (
          <article key={shown} lang={languageTags[shown]} className="snap-start">
            <h2 className="label mb-2">
              <a
                href={localePath(path, shown)}
                hrefLang={languageTags[shown]}
                className="words-link first-letter:uppercase"
              >
                {languageNames[shown]}
              </a>
            </h2>
            <iframe
              src={localePath(path, shown)}
              title={languageNames[shown]}
              className="h-[calc(100svh-var(--header)-7rem)] min-h-96 w-full border-2 border-ink"
            />
          </article>
        ))}
      </section>
    </div>
  );
}

/** Form to choose the page to compare. */
export function CompareForm({ t, locale, path }: Props) {
  return (
    <form action={localePath('/preview/compare', locale)} className="max-w-2xl">
      <label htmlFor="path" className="label">
        {t('compare.page')}
      </label>
      <p id="path-hint" className="text-muted text-sm leading-snug">
        {t('compare.hint')}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="path"
          name="path"
          defaultValue={path}
          placeholder="/catalogue"
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="path-hint"
          className="h-12 min-w-0 flex-1 basis-60 border-2 border-ink bg-paper px-3 text-base placeholder:text-muted"
        />
        <button type="submit" className="button cursor-pointer">
          {t('compare.show')}
        </button>
      </div>
    </form>
  );
}

import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { html } from '@/lib/preview/html';
import { previewWords } from '@/lib/preview/words/preview-words';
import { compareForm } from './compare-form';
import { pageFrame } from './page-frame';

/** A page in each language, beside each other where there is room, else to be pushed aside by a finger. */
export function comparePage(path: string, locale: Locale): string {
  const { list, languages } = previewWords[locale];
  const content = html`<main>
<h1>${list.beside}</h1>
${compareForm(locale, path)}
<div class="both" role="group" tabindex="0" aria-label="${list.beside}">${locales.map(
    (shown) => html`<section>
<h2><a href="${localePath(path, shown)}">${languages[shown]}</a></h2>
<iframe src="${localePath(path, shown)}" title="${languages[shown]}" lang="${languageTags[shown]}"></iframe>
</section>`,
  )}</div>
</main>`;
  return pageFrame({
    title: `${list.beside} – ${path}`,
    content,
    locale,
    path: `/preview/compare?path=${encodeURIComponent(path)}`,
    className: 'compare',
  });
}

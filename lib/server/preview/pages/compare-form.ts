import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { type Html, html } from '@/lib/preview/html';
import { previewWords } from '@/lib/preview/words/preview-words';

/** Asks which page is to be shown in both languages. */
export function compareForm(locale: Locale, path = ''): Html {
  const { list } = previewWords[locale];
  return html`<form class="ask" action="${localePath('/preview/compare', locale)}">
<label for="path">${list.page}</label>
<input id="path" name="path" value="${path}" placeholder="/catalogue" required autocapitalize="none" autocomplete="off" spellcheck="false" aria-describedby="path-hint">
<button type="submit">${list.show}</button>
<p id="path-hint">${list.besideHint}</p>
</form>`;
}

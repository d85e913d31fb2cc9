import type { Locale } from '@/lib/i18n/locales';
import { html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayMoment } from '@/lib/preview/words/say-when';
import { recordLine } from './record-line';

/** What visitors do not see yet, what comes out next first and drafts last. */
export function unpublishedPart(preview: Preview, locale: Locale) {
  const { list, unpublished: words } = previewWords[locale];
  const when = (state: Preview['unpublished'][string]) => (state === 'draft' ? '~' : state.from);
  // Sign by sign: in the order of a language `~` stands before all figures, and drafts would come first.
  const all = Object.entries(preview.unpublished).sort(([, a], [, b]) =>
    when(a) < when(b) ? -1 : Number(when(a) > when(b)),
  );
  return html`<section>
<h2>${list.drafts} <span class="count">${all.length}</span></h2>
${all.length === 0 && html`<p>${list.noDrafts}</p>`}
<ul class="records">${all.map(
    ([name, state]) =>
      html`<li><mark>${
        state === 'draft'
          ? words.draft
          : words.from(sayMoment(state.from, locale, preview.timeZone))
      }</mark>${recordLine(preview, name, locale)}</li>`,
  )}</ul>
</section>`;
}

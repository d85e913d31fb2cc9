import type { Locale } from '@/lib/i18n/locales';
import { type Change, changeKinds } from '@/lib/preview/changes/change';
import { html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayMoment } from '@/lib/preview/words/say-when';
import { recordLine } from './record-line';

/** What has been added, altered and taken away since the published build, with the fields that differ. */
export function changesPart(preview: Preview, locale: Locale) {
  const { list, kinds } = previewWords[locale];
  const { changes, timeZone } = preview;
  if (!changes)
    return html`<section><h2>${list.changes}</h2><p>${list.nothingToCompare}</p></section>`;
  const { since } = changes;
  return html`<section>
<h2>${list.changes} <span class="count">${changes.list.length}</span></h2>
${since && html`<p>${list.comparedTo(sayMoment(since, locale, timeZone))}</p>`}
${changes.list.length === 0 && html`<p>${list.unchanged}</p>`}
${changeKinds.map((kind) => {
  const those = changes.list.filter((change) => change.kind === kind);
  if (those.length === 0) return '';
  return html`<h3>${kinds[kind]} <span class="count">${those.length}</span></h3>
<ul class="records">${those.map((change) => html`<li>${recordLine(preview, change.name, locale)}${fieldsOf(change, locale)}</li>`)}</ul>`;
})}
</section>`;
}

function fieldsOf({ fields }: Change, locale: Locale) {
  const { list } = previewWords[locale];
  if (fields.length === 0) return '';
  const shown = (words: string | undefined) => words ?? html`<i>${list.nothing}</i>`;
  return html`<dl class="fields">${fields.map(
    ({ field, before, after }) => html`<div>
<dt><code>${field}</code></dt>
<dd><del><span class="hidden">${list.before} </span>${shown(before)}</del></dd>
<dd><ins><span class="hidden">${list.after} </span>${shown(after)}</ins></dd>
</div>`,
  )}</dl>`;
}

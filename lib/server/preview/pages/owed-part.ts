import type { Locale } from '@/lib/i18n/locales';
import { html } from '@/lib/preview/html';
import { type Owed, owedKinds } from '@/lib/preview/owed/owed';
import { sayOwed } from '@/lib/preview/owed/say-owed';
import type { Preview } from '@/lib/preview/preview';
import { previewWords } from '@/lib/preview/words/preview-words';
import { recordLine } from './record-line';

/** What is missing all over the house: how much of each kind, and each with the file to write it into. */
export function owedPart(preview: Preview, locale: Locale) {
  const { list, owed: kinds } = previewWords[locale];
  const { owed } = preview;
  return html`<section>
<h2>${list.owed} <span class="count">${owed.length}</span></h2>
${owed.length === 0 && html`<p>${list.nothingOwed}</p>`}
${owedKinds.map((kind) => {
  const those = owed.filter((one) => one.kind === kind);
  if (those.length === 0) return '';
  return html`<details>
<summary><h3>${kinds[kind]} <span class="count">${those.length}</span></h3></summary>
<ul class="records">${byFile(those).map(
    ([name, lacks]) =>
      html`<li>${recordLine(preview, name, locale)}<ul class="lacks">${lacks.map(
        (one) => html`<li>${sayOwed(one, locale)}</li>`,
      )}</ul></li>`,
  )}</ul>
</details>`;
})}
</section>`;
}

function byFile(owed: Owed[]): [string, Owed[]][] {
  const files = new Map<string, Owed[]>();
  for (const one of owed) files.set(one.name, [...(files.get(one.name) ?? []), one]);
  return [...files];
}

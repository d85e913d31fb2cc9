import { localePath, pathLocale, plainPath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { type Html, html } from '@/lib/preview/html';
import type { Owed } from '@/lib/preview/owed/owed';
import { sayOwed } from '@/lib/preview/owed/say-owed';
import type { Preview } from '@/lib/preview/preview';
import { isRecordOfPage } from '@/lib/preview/records/records-of-page';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayAge, sayDay } from '@/lib/preview/words/say-when';
import { compareAddress } from '../pages/compare-address';
import { barFrame } from './bar-frame';

/** What an editor reads at the foot of a page, in the page's language: which build this is, and what the page lacks. */
export function editorsBar(preview: Preview, path: string): Html {
  return barFrame(barContent(preview, path), pathLocale(path), true);
}

/** The same without what stays while somebody goes from page to page. */
export function barContent(preview: Preview, path: string, now = Date.now()): Html {
  const locale = pathLocale(path);
  const words = previewWords[locale];
  const { id, time, branch } = preview.build;
  const names = Object.keys(preview.titles).filter((name) => isRecordOfPage(name, path));
  const owed = preview.owed.filter(({ name }) => names.includes(name));
  return html`<details open data-page="${plainPath(path)}">
<summary><b>${words.preview}</b>${badges(preview, names, locale)}</summary>
<div role="region" aria-label="${words.bar.label}">
<p><span>${words.bar.build} <code>${id}</code></span> <time datetime="${time}">${sayAge(time, locale, now)}</time>${
    branch && html` <span class="branch"><code>${branch}</code></span>`
  }</p>
${owedPart(preview, { owed, hasRecord: names.length > 0, locale })}
<p class="links"><a href="${localePath('/preview', locale)}">${words.bar.all}</a> <a href="${compareAddress(path, locale)}">${words.bar.beside}</a></p>
</div>
</details>`;
}

function badges({ unpublished, timeZone }: Preview, names: string[], locale: Locale) {
  const words = previewWords[locale].unpublished;
  const [state] = names.flatMap((name) => unpublished[name] ?? []);
  if (!state) return '';
  const said = state === 'draft' ? words.draft : words.from(sayDay(state.from, locale, timeZone));
  return html` <mark>${said}</mark>`;
}

type Shown = { owed: Owed[]; hasRecord: boolean; locale: Locale };

function owedPart({ house }: Preview, { owed, hasRecord, locale }: Shown) {
  const { bar, owed: kinds } = previewWords[locale];
  if (owed.length === 0) return html`<p>${hasRecord ? bar.complete : bar.noPage}</p>`;
  return html`<details class="owed">
<summary>${bar.missing(owed.length)}</summary>
<ul>${owed.map(
    (one) =>
      html`<li><b>${kinds[one.kind]}</b> ${sayOwed(one, locale)} <code>${house}/${one.name}.yaml</code></li>`,
  )}</ul>
</details>`;
}

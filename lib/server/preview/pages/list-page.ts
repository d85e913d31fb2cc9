import type { Locale } from '@/lib/i18n/locales';
import { html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayAge, sayMoment } from '@/lib/preview/words/say-when';
import { changesPart } from './changes-part';
import { compareForm } from './compare-form';
import { owedPart } from './owed-part';
import { pageFrame } from './page-frame';
import { unpublishedPart } from './unpublished-part';

/** `/preview`: what has changed since the published build, what is not out, and what is missing all over the house. */
export function listPage(preview: Preview, locale: Locale): string {
  const { list, bar } = previewWords[locale];
  const { id, time, branch } = preview.build;
  const content = html`<main>
<h1>${list.title}</h1>
<p class="lead">${list.introduction}</p>
<dl class="facts">
<div><dt>${bar.build}</dt><dd>${id}</dd></div>
<div><dt>${list.built}</dt><dd><time datetime="${time}">${sayAge(time, locale)}</time><small>${sayMoment(time, locale, preview.timeZone)}</small></dd></div>
${branch && html`<div><dt>${list.branch}</dt><dd>${branch}</dd></div>`}
</dl>
${changesPart(preview, locale)}
${unpublishedPart(preview, locale)}
${owedPart(preview, locale)}
<section>
<h2>${list.beside}</h2>
${compareForm(locale)}
</section>
</main>`;
  return pageFrame({ title: list.title, content, locale, path: '/preview' });
}

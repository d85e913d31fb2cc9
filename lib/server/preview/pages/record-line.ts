import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { type Html, html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { pageOfRecord } from '@/lib/preview/records/page-of-record';
import { kindOf, type RecordName } from '@/lib/preview/records/record-kind';
import { previewWords } from '@/lib/preview/words/preview-words';
import { compareAddress } from './compare-address';

/** A record by its title, which leads to its page where it has one, with its kind and its file. */
export function recordLine({ titles, house }: Preview, name: RecordName, locale: Locale): Html {
  const { records, list } = previewWords[locale];
  const page = titles[name] === undefined ? undefined : pageOfRecord(name);
  const kind = records[kindOf(name)];
  // Settings are called by what they are.
  const title = titles[name] && titles[name] !== name ? titles[name] : kind;
  return html`<span class="record"><span class="kind">${kind}</span> ${
    page
      ? html`<a class="title" href="${localePath(page, locale)}">${title}</a>`
      : html`<b class="title">${titles[name] ? title : name}</b>`
  } <code>${house}/${name}.yaml</code>${
    page && html` <a class="beside" href="${compareAddress(page, locale)}">${list.show}</a>`
  }</span>`;
}

import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { facetKeys } from '@/lib/films/catalogue/facets';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { escapeHtml } from '@/lib/text/escape-html';
import { mirrorAddress } from './mirror-path';

/** What the catalogue of a mirror tells a visitor without script: its form cannot choose, these links can. */
export function writeNotice(
  { facets }: Pick<FilmsAnswer, 'facets'>,
  words: Messages['Catalogue'],
  locale: Locale,
): string {
  const groups = facetKeys.flatMap((key) => {
    const links = facets[key].counts.map(({ value, label, count }) => {
      const address = mirrorAddress(
        localePath(catalogueHref({ filters: { [key]: [value] } }), locale),
      );
      return `<li><a class="underline underline-offset-4" href="${escapeHtml(address)}">${escapeHtml(label)}</a> <span class="text-muted">${count}</span></li>`;
    });
    if (links.length === 0) return [];
    const name = `<summary class="label min-h-6 cursor-pointer">${escapeHtml(words[key])}</summary>`;
    return [
      `<details>${name}<ul class="flex flex-wrap gap-x-6 gap-y-2 py-3">${links.join('')}</ul></details>`,
    ];
  });
  // Above the header, whose skip link waits outside of the screen, and would wait in these words.
  return `<div class="relative z-30 bg-paper py-3"><div class="shell"><p class="mb-3">${escapeHtml(words.mirror)}</p><div class="flex flex-wrap items-start gap-x-6 gap-y-1">${groups.join('')}</div></div></div>`;
}

/** The addresses to which those links lead, as the site has them. */
export function listChoices({ facets }: Pick<FilmsAnswer, 'facets'>, locale: Locale): string[] {
  return facetKeys.flatMap((key) =>
    facets[key].counts.map(({ value }) =>
      localePath(catalogueHref({ filters: { [key]: [value] } }), locale),
    ),
  );
}

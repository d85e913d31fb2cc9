import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { facetKeys } from '@/lib/films/catalogue/facets';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { escapeHtml } from '@/lib/server/escape-html';
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
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a> (${count})</li>`;
    });
    if (links.length === 0) return [];
    return [`<p><strong>${escapeHtml(words[key])}</strong></p><ul>${links.join('')}</ul>`];
  });
  return `<div class="shell pt-6"><p>${escapeHtml(words.mirror)}</p>${groups.join('')}</div>`;
}

/** The addresses to which those links lead, as the site has them. */
export function listChoices({ facets }: Pick<FilmsAnswer, 'facets'>, locale: Locale): string[] {
  return facetKeys.flatMap((key) =>
    facets[key].counts.map(({ value }) =>
      localePath(catalogueHref({ filters: { [key]: [value] } }), locale),
    ),
  );
}

import { titleLength } from '@/lib/seo/metadata/page-title';
import { isIndexable } from '../page/is-indexable';
import type { PageCheck } from '../page/page';

/**
 * A page must have one title within the length that search engines show. A title that is only the name of the
 * page's subject may be longer.
 */
export const judgeTitle: PageCheck = (page) => {
  const { titles, heading } = page.facts;
  const [title = ''] = titles;
  if (titles.length !== 1 || !title)
    return [{ what: `it has ${titles.length} titles`, todo: 'give it one title with words in it' }];
  const isBare = lettersOf(title) === lettersOf(heading);
  if (title.length <= titleLength || isBare || !isIndexable(page)) return [];
  const what = `its title has ${title.length} characters: “${title}”`;
  return [
    { what, todo: `say it in ${titleLength}; what stands after the name of the page goes first` },
  ];
};

/** Letters and digits only: headings have line breaks where titles have spaces. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

import { descriptionLength } from '@/lib/seo/metadata/description';
import { isIndexable } from '../page/is-indexable';
import type { PageCheck } from '../page/page';

const { least, most } = descriptionLength;

/** A page must have one description in whole sentences, within the length that search engines show. */
export const judgeDescription: PageCheck = (page) => {
  const { descriptions } = page.facts;
  const [description = ''] = descriptions;
  if (descriptions.length !== 1 || !description)
    return isIndexable(page) || descriptions.length > 1
      ? [{ what: `it has ${descriptions.length} descriptions`, todo: 'give it one' }]
      : [];
  if (!isIndexable(page)) return [];
  const length = [...description].length;
  const isCut = /(?:…|\.\.\.)$/.test(description);
  return [
    ...(length < least || length > most
      ? [
          {
            what: `its description has ${length} characters: “${description}”`,
            todo: `write sentences of ${least} to ${most} characters in all`,
          },
        ]
      : []),
    ...(isCut
      ? [{ what: `its description is cut: “${description}”`, todo: 'end with a whole sentence' }]
      : []),
  ];
};

import { descriptionLength, titleLength } from '@/lib/seo/metadata/title-and-description';
import { isIndexable, type PageCheck } from '../page/page';

/**
 * A page must have one title, within the length that search engines show. It may be longer if it is
 * only the page's heading, or if the page is not indexed.
 */
export const checkTitle: PageCheck = (page) => {
  const { titles, heading } = page.facts;
  const [title = ''] = titles;
  if (titles.length !== 1 || !title)
    return [{ what: `it has ${titles.length} titles`, todo: 'give it one title with words in it' }];
  const isBare = lettersOf(title) === lettersOf(heading);
  if (title.length <= titleLength || isBare || !isIndexable(page)) return [];
  const what = `its title has ${title.length} characters: “${title}”`;
  return [
    {
      what,
      todo: `shorten it to ${titleLength}; what stands after the name of the page goes first`,
    },
  ];
};

/** Letters and digits only: headings have line breaks where titles have spaces. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

const { least, most } = descriptionLength;

/**
 * A page must have one description, within the length that search engines show and not ending with
 * an ellipsis. A page that is not indexed may have none, and its text is not checked.
 */
export const checkDescription: PageCheck = (page) => {
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

const required = [
  ...['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name', 'og:locale'],
  ...['og:locale:alternate', 'og:image', 'og:image:alt', 'og:image:type', 'og:image:width'],
  ...['og:image:height', 'twitter:card', 'twitter:image:alt'],
];
/** Further required properties by page type. */
const requiredByType: Record<string, readonly string[] | undefined> = {
  'video.movie': ['video:release_date'],
  article: ['article:published_time'],
};

/** Properties whose values must be absolute URLs, since other sites read them. */
const addresses = ['og:url', 'og:image', 'og:video', 'og:audio', 'twitter:image'];

/** Checks the metadata that messengers and social networks show for a link. */
export const checkShare: PageCheck = (page) => {
  if (!isIndexable(page)) return [];
  const { share, canonicals } = page.facts;
  const type = share.get('og:type')?.[0] ?? '';
  const video = share.has('og:video') ? ['og:video:type'] : [];
  const missing = [...required, ...(requiredByType[type] ?? []), ...video].filter(
    (name) => !share.get(name)?.some((words) => words.trim()),
  );
  const url = share.get('og:url')?.[0];
  return [
    ...missing.map((name) => ({ what: `it has no ${name}`, todo: 'add it to its head' })),
    ...addresses.flatMap((name) =>
      (share.get(name) ?? [])
        .filter((address) => !URL.canParse(address))
        .map((address) => ({ what: `${name} is ${address}`, todo: 'write the whole address' })),
    ),
    ...(url && canonicals[0] && url !== canonicals[0]
      ? [{ what: `og:url is ${url}`, todo: `have it be the canonical address, ${canonicals[0]}` }]
      : []),
  ];
};

import { isIndexable } from '../page/is-indexable';
import type { PageCheck } from '../page/page';

const owed = [
  ...['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name', 'og:locale'],
  ...['og:locale:alternate', 'og:image', 'og:image:alt', 'og:image:type', 'og:image:width'],
  ...['og:image:height', 'twitter:card', 'twitter:image:alt'],
];
/** Further required properties by page type. */
const owedBy: Record<string, readonly string[] | undefined> = {
  'video.movie': ['video:release_date'],
  article: ['article:published_time'],
};

/** Properties whose values must be absolute URLs, since other sites read them. */
const addresses = ['og:url', 'og:image', 'og:video', 'og:audio', 'twitter:image'];

/** Checks the metadata that messengers and social networks show for a link. */
export const judgeShare: PageCheck = (page) => {
  if (!isIndexable(page)) return [];
  const { share, canonicals } = page.facts;
  const type = share.get('og:type')?.[0] ?? '';
  const video = share.has('og:video') ? ['og:video:type'] : [];
  const missing = [...owed, ...(owedBy[type] ?? []), ...video].filter(
    (name) => !share.get(name)?.some((words) => words.trim()),
  );
  const url = share.get('og:url')?.[0];
  return [
    ...missing.map((name) => ({ what: `it has no ${name}`, todo: 'say it in its head' })),
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

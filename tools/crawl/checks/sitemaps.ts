import {
  isIndexable,
  type Page,
  type PageIssue,
  publicAddress,
  type Site,
  type SitemapEntry,
  siteAddress,
} from '../page/page';

/** Faults of the sitemaps: invalid XML, and contradictions between sitemaps and pages. */
export function findSitemapIssues(site: Site): PageIssue[] {
  const listed = new Map<string, SitemapEntry>();
  const duplicates: PageIssue[] = [];
  for (const entry of site.sitemap) {
    const href = hrefOf(entry.address);
    if (listed.has(href))
      duplicates.push({
        ...{ page: entry.address, what: 'it stands in the sitemaps twice' },
        todo: 'name each page once',
      });
    listed.set(href, entry);
  }
  const unlisted = [...site.pages.values()].filter(
    (page) => isIndexable(page) && !listed.has(listedAs(publicAddress(page, site))),
  );
  return [
    ...(site.invalid ?? []),
    ...duplicates,
    ...[...listed.values()].flatMap((entry) => checkEntry(entry, site)),
    ...unlisted.map(({ address }) => ({
      ...{ page: address, what: 'search engines may list it, and it is in no sitemap' },
      todo: 'add it to the sitemap, or set noindex',
    })),
  ];
}

/** Strips the page number: a sitemap lists only the first page of a paginated list. */
function listedAs(address: string): string {
  return address.replace(/\?page=\d+$/, '');
}

function checkEntry(entry: SitemapEntry, site: Site): PageIssue[] {
  const path = siteAddress(entry.address, { address: '/', origin: site.origin })?.path;
  const page = path === undefined ? undefined : site.pages.get(path);
  const at = { page: path ?? entry.address };
  if (!page) {
    const status = path && site.answers.get(path)?.status;
    const what = `it is in a sitemap and is no page (${status ?? 'on another host'})`;
    return [{ ...at, what, todo: 'take it out of the sitemap' }];
  }
  return [
    ...checkSpelling(entry, page),
    ...checkLanguages(entry, page),
    ...checkEntryFiles(entry, site),
  ].map((issue) => ({ ...at, ...issue }));
}

/**
 * The sitemap must spell an address exactly as the page's canonical link does, e.g. with or without a slash
 * after the host.
 */
function checkSpelling({ address }: SitemapEntry, { facts }: Page) {
  const [canonical] = facts.canonicals;
  if (!canonical || canonical === address || hrefOf(canonical) !== hrefOf(address)) return [];
  const what = `a sitemap writes ${address}, the page ${canonical}`;
  return [{ what, todo: 'write one address in one way everywhere' }];
}

function checkLanguages({ alternates }: SitemapEntry, { facts }: Page) {
  const format = (all: SitemapEntry['alternates']) =>
    all
      .map(({ lang, address }) => `${lang} ${hrefOf(address)}`)
      .sort()
      .join();
  if (format(alternates) === format(facts.alternates)) return [];
  const what = 'a sitemap names other pages in other languages than the page does';
  return [{ what, todo: 'name the same in both' }];
}

function checkEntryFiles({ files }: SitemapEntry, { origin, answers }: Site) {
  return files.flatMap(({ kind, address }) => {
    const path = siteAddress(address, { address: '/', origin })?.path;
    const answer = path && answers.get(path);
    if (!answer) return [];
    const exists = answer.status === 200 && (kind === 'media' || /^image\//.test(answer.type));
    const what = `a sitemap names its ${kind} ${path}, which answers ${answer.status} as ${answer.type}`;
    return exists ? [] : [{ what, todo: 'name a file that is there' }];
  });
}

function hrefOf(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

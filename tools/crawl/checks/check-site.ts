import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { isIndexable, type Page, type PageCheck, type PageIssue, type Site } from '../page/page';
import { isListedItem } from '../scripted/check-visit';
import { checkStructuredData } from '../structured-data/check-structured-data';
import { checkAlternates, checkCanonical, checkRobots } from './indexing';
import { checkFiles, checkHosts, checkLinks } from './links-and-files';
import { checkDescription, checkShare, checkTitle } from './metadata';
import { findSitemapIssues } from './sitemaps';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Validates the markup against the HTML standard. */
const checkHtml: PageCheck = ({ address, html }) => {
  const { results } = validator.validateStringSync(html, address);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, line, column }) => ({
      what: `${message} (${ruleId}, line ${line}, column ${column})`,
      todo: 'write it as the HTML standard has it',
    })),
  );
};

/** All page checks by their name in the report. To add a check, write a `PageCheck` and add it to this table. */
export const pageChecks: Record<string, PageCheck> = {
  HTML: checkHtml,
  title: checkTitle,
  description: checkDescription,
  'canonical address': checkCanonical,
  'other languages': checkAlternates,
  'words to crawlers': checkRobots,
  'shared links': checkShare,
  'structured data': checkStructuredData,
  links: checkLinks,
  files: checkFiles,
  'other hosts': checkHosts,
};

/** Cookies that a response sets but the site's privacy page does not list. */
export function findCookies({ answers }: Site): PageIssue[] {
  return [...answers].flatMap(([page, { cookies = [] }]) =>
    cookies
      .filter((name) => !isListedItem(name))
      .map((name) => ({
        page,
        what: `its answer sets the cookie “${name}”, which lib/primitives/storage/stored-items.ts does not name`,
        todo: 'name it there, so that it is spoken of and deleted with the rest',
      })),
  );
}

/** Titles and descriptions that two indexable pages of the same language share. */
export function findDuplicates({ pages }: Site): PageIssue[] {
  const listed = [...pages.values()].filter(isIndexable);
  return (['titles', 'descriptions'] as const).flatMap((field) => {
    const first = new Map<string, Page>();
    return listed.flatMap((page) => {
      const [words] = page.facts[field];
      if (!words) return [];
      const key = `${page.facts.lang} ${words}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, page);
        return [];
      }
      const name = field === 'titles' ? 'title' : 'description';
      const what = `its ${name} is also that of ${other.address}: “${words}”`;
      return [{ page: page.address, what, todo: 'describe what only this page has' }];
    });
  });
}

/** Result of one check: its issues, and how many pages (or responses, or sitemap entries) passed and failed. */
export type Finding = { check: string; issues: PageIssue[]; passed: number; failed: number };

/** Runs all page checks on every page, and the checks of cookies, duplicates and sitemaps on the whole site. */
export function checkSite(site: Site): Finding[] {
  const pages = [...site.pages.values()];
  const pageFindings = Object.entries(pageChecks).map(([check, checkPage]) => {
    const issues = pages.flatMap((page) =>
      checkPage(page, site).map((issue) => ({ page: page.address, ...issue })),
    );
    return toFinding(check, issues, pages.length);
  });
  return [
    ...pageFindings,
    toFinding('cookies', findCookies(site), site.answers.size),
    toFinding('duplicates', findDuplicates(site), pages.length),
    toFinding('sitemaps', findSitemapIssues(site), site.sitemap.length),
  ];
}

/** @param pageCount number of checked pages, responses or sitemap entries */
export function toFinding(check: string, issues: PageIssue[], pageCount: number): Finding {
  const failed = new Set(issues.map(({ page }) => page)).size;
  return { check, issues, passed: Math.max(0, pageCount - failed), failed };
}

import type { PageFault, Site } from '../page/page';
import { findCookies } from './find-cookies';
import { findDoubles } from './find-doubles';
import { findSitemapFaults } from './find-sitemap-faults';
import { pageChecks } from './page-checks';

/** Result of one check: its faults, and the numbers of pages that passed and failed. */
export type Finding = { check: string; faults: PageFault[]; passed: number; failed: number };

/** Runs all page checks on every page, and the checks that compare pages on the whole site. */
export function judgeSite(site: Site): Finding[] {
  const pages = [...site.pages.values()];
  const ofPages = Object.entries(pageChecks).map(([check, judge]) => {
    const faults = pages.flatMap((page) =>
      judge(page, site).map((fault) => ({ page: page.address, ...fault })),
    );
    return toFinding(check, faults, pages.length);
  });
  return [
    ...ofPages,
    toFinding('cookies', findCookies(site), site.answers.size),
    toFinding('said twice', findDoubles(site), pages.length),
    toFinding('sitemaps', findSitemapFaults(site), site.sitemap.length),
  ];
}

/** @param asked number of pages checked */
export function toFinding(check: string, faults: PageFault[], asked: number): Finding {
  const failed = new Set(faults.map(({ page }) => page)).size;
  return { check, faults, passed: Math.max(0, asked - failed), failed };
}

import { existsSync } from 'node:fs';
import { dayOf } from '@/lib/primitives/time/days';
import { contentDir } from '../content-dir.mjs';
import type { RawArticle } from '../schema/article';
import { isInContentFolder } from '../store/media-files';
import { withProgrammeRuntimes } from '../store/programme-runtime';
import { publishedContent } from '../store/published-content';
import type { Library } from '../store/raw-library';
import { findArticleIssues, findMissingPrices } from './article-issues';
import {
  type ContentFiles,
  type FilmReading,
  rawParts,
  readContentFiles,
  validFieldsOfParts,
  validParts,
} from './content-files';
import { findDiscountIssues } from './discount-issues';
import type { Issue } from './issue';
import { ContentError } from './issues/describe-issues';
import { placeIssues } from './issues/place-issues';
import { findBrokenMedia } from './media/broken-media';
import { findMediaNameIssues } from './media/media-names';
import { findMissingFiles } from './media/missing-files';
import { findPublicationIssues } from './moment-issues';
import {
  findDuplicateFilms,
  findSharedAliases,
  findSlugCollisions,
  findUndatedAuthors,
} from './name-issues';
import { findEmptyOffers, findPremiereIssues, findProgrammeIssues } from './offer-issues';
import { findDuplicateImprint, findMenuIssues, findReservedSlugs } from './page-issues';
import { findNestedProgrammes } from './programme-issues';
import { listSlugs } from './read-folder';
import { findBrokenReferences } from './references';
import { resolveScreenings } from './screenings/resolve-screenings';
import { findShopConfigIssues } from './shop-config-issues';
import { findUnknownInks } from './theme/colour-issues';
import { emptyTheme } from './theme/read-theme';
import { findThemeIssues } from './theme/theme-issues';

/** Reads all content, with all issues and warnings. */
export function readContent(contentFolder: string, films?: FilmReading) {
  const allIssues: Issue[] = [];
  const files = readContentFiles(contentFolder, allIssues, films);
  const unresolved: Issue[] = [];
  const content = {
    ...validParts(files),
    ...readResolvedScreenings(files, contentFolder, unresolved),
  };
  if (!existsSync(contentFolder))
    return { content, issues: [missingFolderIssue(contentFolder)], warnings: [] };
  const nameIssues = findMediaNameIssues(rawParts(files), contentFolder);
  const named = new Set(nameIssues.map(placeOf));
  const fileIssues = [...nameIssues, ...allIssues.filter((issue) => !named.has(placeOf(issue)))];
  const reported = new Set(fileIssues.filter(({ isWarning }) => !isWarning).map(placeOf));
  const crossFileIssues = [...findCrossFileIssues(files, contentFolder), ...unresolved];
  const others = crossFileIssues.filter((issue) => !reported.has(placeOf(issue)));
  const placed = placeIssues([...fileIssues, ...others]);
  return {
    content,
    issues: placed.filter(({ isWarning }) => !isWarning),
    warnings: placed.filter(({ isWarning }) => isWarning),
  };
}

function readResolvedScreenings(files: ContentFiles, contentFolder: string, issues: Issue[]) {
  const { films, site } = validFieldsOfParts(files);
  const slugs = listSlugs(`${contentFolder}/films`);
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const context = { films, slugs, timeZone, venues: files.venues.value };
  return resolveScreenings(files.screenings, context, contentFolder, issues);
}

function missingFolderIssue(path: string): Issue {
  const expected =
    'a folder with a site.yaml; there is no site here (CONTENT_DIR says where it is)';
  return { path, field: 'the site', expected };
}

const placeOf = ({ path, field, row }: Issue) => `${path} ${field} ${row ?? ''}`;

/** Issues that no schema finds, such as broken references and missing or invalid media. */
export function findCrossFileIssues(files: ContentFiles, contentFolder: string): Issue[] {
  const [validContent, partlyValidContent, rawContent] = [
    validParts(files),
    validFieldsOfParts(files),
    rawParts(files),
  ];
  const theme = { ...emptyTheme, ...files.theme.sound };
  const isLocal = (src: string) => isInContentFolder(src, validContent.site?.mediaUrl);
  return [
    ...findBrokenReferences(partlyValidContent, listSlugs(`${contentFolder}/films`), contentFolder),
    ...findMenuIssues(partlyValidContent, listSlugs(`${contentFolder}/pages`), contentFolder),
    ...findMissingFiles(rawContent, contentFolder, { isLocal }),
    ...findBrokenMedia(rawContent, contentFolder, isLocal),
    ...findProgrammeIssues(partlyValidContent, contentFolder),
    ...findPremiereIssues(partlyValidContent, contentFolder),
    ...findMissingPrices(partlyValidContent, contentFolder),
    ...findArticleIssues(
      partlyValidContent,
      contentFolder,
      partlyValidContent.shopConfig !== undefined,
    ),
    ...findNestedProgrammes(partlyValidContent, contentFolder),
    ...findEmptyOffers(partlyValidContent, contentFolder),
    ...findDiscountIssues(partlyValidContent, contentFolder),
    ...findShopConfigIssues(
      partlyValidContent,
      contentFolder,
      dayOf(Date.now(), validContent.site?.timeZone ?? 'Europe/Zurich'),
    ),
    ...findSlugCollisions(partlyValidContent, contentFolder),
    ...findDuplicateFilms(partlyValidContent, contentFolder),
    ...findPublicationIssues(validContent, contentFolder),
    ...findUndatedAuthors(validContent, contentFolder),
    ...findSharedAliases(validContent, contentFolder),
    ...findReservedSlugs(files.pages.keys(), contentFolder),
    ...findDuplicateImprint(partlyValidContent, contentFolder),
    ...findThemeIssues(theme, contentFolder),
    ...findUnknownInks(partlyValidContent.collections, theme, contentFolder),
  ];
}

/**
 * Reads and validates all content, and returns the published part. Only `site.yaml` is required.
 * @throws ContentError with all issues of all files
 */
export function loadLibrary(contentFolder = contentDir(), films?: FilmReading): Library {
  return publishedContent(loadUnfilteredLibrary(contentFolder, films), Date.now());
}

/** Like `loadLibrary`, but with drafts and scheduled content; input of `publishedContent`. */
export function loadUnfilteredLibrary(contentFolder = contentDir(), films?: FilmReading): Library {
  const { content, issues } = readContent(contentFolder, films);
  return requireValidLibrary(content, issues);
}

/**
 * The validated content without disabled features, including unpublished records.
 * @throws ContentError if there are issues
 */
export function requireValidLibrary(
  content: ReturnType<typeof readContent>['content'],
  issues: Issue[],
): Library {
  const { site, genres, jobs, people, introductions } = content;
  if (!site || !genres || !jobs || !people || !introductions || issues.length > 0)
    throw new ContentError(issues);
  const films = withProgrammeRuntimes(content.films);
  return withEnabledFeatures({ ...content, films, site, genres, jobs, people, introductions });
}

/**
 * The content without disabled features, and with prices in the shop's currencies only, so that no other code has to
 * check for either.
 */
export function withEnabledFeatures(library: Library): Library {
  const { switchedOff, currencies } = library.site;
  const articles = [...library.articles].map(([slug, { price, ...article }]) => {
    const shownPrices = currencies.flatMap((currency) =>
      price[currency] === undefined ? [] : [[currency, price[currency]]],
    );
    return [slug, { ...article, price: Object.fromEntries(shownPrices) }] as [string, RawArticle];
  });
  const isClosed = switchedOff.includes('shop');
  return {
    // The shop config stays: orders placed before the shop was switched off still need it.
    ...library,
    articles: new Map(isClosed ? [] : articles),
    ...(switchedOff.includes('vod') && { films: withoutOffers(library.films) }),
  };
}

function withoutOffers(films: Library['films']): Library['films'] {
  return new Map([...films].map(([slug, { vod, ...film }]) => [slug, film]));
}

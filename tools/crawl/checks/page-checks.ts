import type { PageCheck } from '../page/page';
import { judgeAlternates } from './judge-alternates';
import { judgeCanonical } from './judge-canonical';
import { judgeDescription } from './judge-description';
import { judgeFiles } from './judge-files';
import { judgeHosts } from './judge-hosts';
import { judgeHtml } from './judge-html';
import { judgeLinks } from './judge-links';
import { judgeRobots } from './judge-robots';
import { judgeShare } from './judge-share';
import { judgeStructuredData } from './judge-structured-data';
import { judgeTitle } from './judge-title';

/** All page checks by their name in the report. A new check is a new file and a line here. */
export const pageChecks: Record<string, PageCheck> = {
  HTML: judgeHtml,
  title: judgeTitle,
  description: judgeDescription,
  'canonical address': judgeCanonical,
  'other languages': judgeAlternates,
  'words to crawlers': judgeRobots,
  'shared links': judgeShare,
  'structured data': judgeStructuredData,
  links: judgeLinks,
  files: judgeFiles,
  'other hosts': judgeHosts,
};

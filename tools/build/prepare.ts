import '@/lib/content/validate/provide';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { publishedContent } from '@/lib/content/store/published-content';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssues, describeWarnings } from '@/lib/content/validate/issues/describe-issues';
import { readContent, requireValidLibrary } from '@/lib/content/validate/load-library';
import { reuseFilms } from '@/lib/content/validate/parsed-films';
import { describeContent } from '@/tools/content/describe-content';
import { makePictures, readPictures } from '@/tools/pictures/make-pictures';
import { makeIcons } from '@/tools/theme/make-icons';
import { makeTheme } from '@/tools/theme/make-theme';
import { writeContent } from './write-content';
import { writePreview } from './write-preview';

/**
 * The first step of a build: reads the content, writes its snapshot, theme and picture sizes, and reports the
 * issues or, if there are none, a summary. The theme and icons are made only if the content is valid. Then it
 * signals the parent process that Next may start. It encodes the pictures while Next compiles.
 */
const root = process.cwd();
const content = contentDir();
const { parse, parsed } = reuseFilms();
const { content: siteContent, issues, warnings } = readContent(content, { parse });
// Updates of the content parse only films whose text is not in this snapshot.
writeSnapshot(root, 'parsed', parsed);
if (warnings.length > 0) process.stderr.write(`${describeWarnings(warnings)}\n\n`);
const allContent = publishedContent(siteContent, Infinity);
const pictures = await readPictures(allContent, content);
issues.push(...pictures.issues);
if (issues.length === 0) issues.push(...(await makeTheme(content, root)));
if (issues.length === 0) issues.push(...(await makeIcons(content, root)));
writeSnapshot(root, 'pictures', pictures.made);
exitOnIssues(issues);
const library = requireValidLibrary(siteContent, issues);
writeContent(root, library);
await writePreview(root, library);
process.stdout.write(`${describeContent(content, siteContent).join('\n')}\n`);
process.send?.('prepared');
exitOnIssues(await makePictures(allContent, content, root, pictures.made));
process.disconnect?.();

/** Prints the issues and exits with code 1, if there are any. */
function exitOnIssues(issues: Issue[]): void {
  if (issues.length === 0) return;
  process.stderr.write(`${describeIssues(issues)}\n`);
  process.exit(1);
}

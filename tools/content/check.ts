import { contentDir } from '@/lib/content/content-dir.mjs';
import type { Library } from '@/lib/content/store/raw-library';
import { describeIssues, describeWarnings } from '@/lib/content/validate/issues/describe-issues';
import { formatSentence, withoutLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findPictureIssues } from '@/tools/pictures/make-pictures';
import { describeUnpublished } from './describe-unpublished';

/** `npm run content:check [-- folders] [--lang fr|de|en]`: summarises each site's content, or lists all its issues. */
const named = withoutLanguage(process.argv.slice(2));
for (const contentFolder of named.length > 0 ? named : [contentDir()]) {
  const { read, issues, warnings } = readContent(contentFolder);
  if (warnings.length > 0) process.stderr.write(`${describeWarnings(warnings)}\n\n`);
  issues.push(...(await findPictureIssues(read, contentFolder)));
  if (issues.length > 0) {
    process.stderr.write(`${describeIssues(issues)}\n`);
    process.exitCode = 1;
    continue;
  }
  process.stdout.write(
    `${[describeContent(contentFolder, read), ...describeUnpublished(read)].join('\n')}\n`,
  );
}

function describeContent(
  contentFolder: string,
  {
    films,
    collections,
    articles,
    programme,
    ...more
  }: Pick<
    Library,
    'films' | 'collections' | 'articles' | 'programme' | 'pages' | 'news' | 'screenings'
  >,
): string {
  const counted = (count: number, things: string) => ({
    text: `{count} ${things}`,
    values: { count },
  });
  const values = {
    ...{ house: contentFolder, films: counted(films.size, 'films') },
    collections: counted(collections.size, 'collections'),
    articles: counted(articles.size, 'articles'),
    days: counted(programme.size, 'days'),
    pages: counted(more.pages.size, 'pages'),
    news: counted(more.news.size, 'news items'),
    screenings: counted([...more.screenings.values()].flat().length, 'screenings'),
  };
  const text =
    '{house} is sound: {films}, {collections}, {articles}, {days} of the programme, {pages}, {news}, {screenings}.';
  return formatSentence({ text, values });
}

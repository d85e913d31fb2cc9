import { chosenHouse } from '@/lib/content/house.mjs';
import type { Library } from '@/lib/content/store/raw-library';
import { describeFaults, describeWarnings } from '@/lib/content/validate/faults/describe-faults';
import { editorsLanguage, withoutLanguage } from '@/lib/content/validate/faults/editors-language';
import { editorsWords } from '@/lib/content/validate/faults/editors-words';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { readHouse } from '@/lib/content/validate/read-house';
import { findPictureFaults } from '@/tools/pictures/picture-faults';
import { withheldLines } from './withheld-lines';

/** `npm run content:check [-- houses] [--lang fr|de|en]`: says what is in a house's content, or every fault in it. */
const named = withoutLanguage(process.argv.slice(2));
for (const house of named.length > 0 ? named : [chosenHouse()]) {
  const { read, faults, warnings } = readHouse(house);
  if (warnings.length > 0) process.stderr.write(`${describeWarnings(warnings)}\n\n`);
  faults.push(...(await findPictureFaults(read, house)));
  if (faults.length > 0) {
    process.stderr.write(`${describeFaults(faults)}\n`);
    process.exitCode = 1;
    continue;
  }
  process.stdout.write(`${[describeHouse(house, read), ...withheldLines(read)].join('\n')}\n`);
}

function describeHouse(
  house: string,
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
  const counted = (count: number, noun: string) => ({
    text: count === 1 ? `1 ${noun}` : `{count} ${noun}s`,
    values: { count },
  });
  const values = {
    ...{ house, films: counted(films.size, 'film') },
    collections: counted(collections.size, 'collection'),
    articles: counted(articles.size, 'article'),
    days: counted(programme.size, 'day'),
    pages: counted(more.pages.size, 'page'),
    news: counted(more.news.size, 'news item'),
    screenings: counted([...more.screenings.values()].flat().length, 'screening'),
  };
  const text =
    '{house} is sound: {films}, {collections}, {articles}, {days} of the programme, {pages}, {news}, {screenings}.';
  return saySentence({ text, values }, editorsWords(editorsLanguage()).sentences);
}

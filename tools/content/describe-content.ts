import type { Library } from '@/lib/content/store/raw-library';
import {
  type PublishableContent,
  summariseUnpublished,
} from '@/lib/content/store/unpublished-content';
import {
  editorsLanguage,
  formatSentence,
  type Sentence,
} from '@/lib/content/validate/issues/editor-message';

type SummarisedContent = PublishableContent &
  Pick<
    Library,
    'films' | 'collections' | 'articles' | 'programme' | 'pages' | 'news' | 'screenings'
  >;

/**
 * Lines that summarise valid content: the number of records of each kind, then the unpublished records
 * (`describeUnpublished`).
 */
export function describeContent(contentFolder: string, content: SummarisedContent): string[] {
  return [summarise(contentFolder, content), ...describeUnpublished(content)];
}

function summarise(
  contentFolder: string,
  { films, collections, articles, programme, ...more }: SummarisedContent,
): string {
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

/** Lines about unpublished content and where public content loses references to it; empty if everything is public. */
export function describeUnpublished(
  read: PublishableContent,
  language = editorsLanguage(),
  now = Date.now(),
): string[] {
  const { drafts, coming, namings } = summariseUnpublished(read, now);
  if (drafts + coming === 0) return [];
  const values = { drafts: counted(drafts, 'drafts'), coming: counted(coming, 'things to come') };
  const sentences: Sentence[] = [
    { text: 'Not out: {drafts}, {coming}.', values },
    ...namings.map(
      ({ by, name, from }): Sentence =>
        from === undefined
          ? { text: '{by} names {name}, a draft: there it is left out.', values: { by, name } }
          : {
              text: '{by} names {name}, which comes out {from}: until then it is left out there.',
              values: { by, name, from },
            },
    ),
  ];
  return sentences.map((sentence) => formatSentence(sentence, language));
}

function counted(count: number, things: string) {
  return { text: `{count} ${things}`, values: { count } };
}

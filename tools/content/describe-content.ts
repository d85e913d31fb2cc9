import { type PublishableContent, summariseUnpublished } from '@/lib/content/store/publication';
import type { Library } from '@/lib/content/store/raw-library';
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
    ...{ contentFolder, films: formatCounted(films.size, 'films') },
    collections: formatCounted(collections.size, 'collections'),
    articles: formatCounted(articles.size, 'articles'),
    days: formatCounted(programme.size, 'days'),
    pages: formatCounted(more.pages.size, 'pages'),
    news: formatCounted(more.news.size, 'news items'),
    screenings: formatCounted([...more.screenings.values()].flat().length, 'screenings'),
  };
  const text =
    '{contentFolder} is sound: {films}, {collections}, {articles}, {days} of the programme, {pages}, {news}, {screenings}.';
  return formatSentence({ text, values });
}

/** Lines about unpublished content and where public content loses references to it; empty if everything is public. */
export function describeUnpublished(
  publishable: PublishableContent,
  language = editorsLanguage(),
  now = Date.now(),
): string[] {
  const { drafts, scheduled, references } = summariseUnpublished(publishable, now);
  if (drafts + scheduled === 0) return [];
  const values = {
    drafts: formatCounted(drafts, 'drafts'),
    coming: formatCounted(scheduled, 'things to come'),
  };
  const sentences: Sentence[] = [
    { text: 'Not out: {drafts}, {coming}.', values },
    ...references.map(
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

function formatCounted(count: number, noun: string) {
  return { text: `{count} ${noun}`, values: { count } };
}

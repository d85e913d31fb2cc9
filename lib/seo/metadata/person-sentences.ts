import type { createTranslator } from 'next-intl';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';
import type { Craft } from '@/lib/catalog/people/group-works';
import { builtInJobs } from '@/lib/content/built-in';
import { listWords } from '@/lib/i18n/list-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getSite } from '@/lib/site/get-site';

type Words = ReturnType<typeof createTranslator<Messages>>;

/** Maximum number of films, and of crafts in the short variant. */
const named = 3;

/**
 * Sentences about a person: number of films, crafts, and some titles. Long sentences are followed by shorter
 * variants.
 */
export function personSentences(
  { person, works, films }: Pick<PersonPage, 'person' | 'works' | 'films'>,
  locale: Locale,
  t: Words,
): string[] {
  const { name, born, died } = person;
  const list = (words: string[]) => listWords(words, locale);
  const years = born
    ? ` (${t('Film.years', { born: String(born), died: String(died ?? '') })})`
    : '';
  const crafts = works.map(({ craft }) => nameOf(craft, locale, t));
  const titles = [...new Set(works.flatMap((one) => one.works.map(({ film }) => film.title.text)))]
    .slice(0, named)
    .map((text) => t('Catalogue.quoted', { text }));
  return [
    t('Person.description.first', {
      ...{ name, years, count: films.length, house: getSite(locale).name },
    }),
    // Variant with the first crafts only.
    ...[crafts, crafts.slice(0, named)].map((some) =>
      t('Person.description.crafts', { crafts: list(some) }),
    ),
    ...titles.map((_, left) =>
      t('Person.description.titles', { titles: list(titles.slice(0, titles.length - left)) }),
    ),
  ];
}

function nameOf(craft: Craft, locale: Locale, t: Words): string {
  const name = wordsOf(craft, t);
  // German nouns are capitalised within a sentence.
  return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

function wordsOf(craft: Craft, t: Words): string {
  if (craft.as !== 'crew') return t(craft.as === 'director' ? 'Film.by' : 'Person.acting');
  const { slug, name } = craft.job;
  const builtIn = builtInJobs.find((job) => job === slug);
  return name ?? (builtIn ? t(`Film.jobs.${builtIn}`) : slug);
}

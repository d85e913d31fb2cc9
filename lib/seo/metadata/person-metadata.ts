import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { getPersonPage, type PersonPage } from '@/lib/catalog/people/get-person-page';
import type { Craft } from '@/lib/catalog/people/group-works';
import { formatLifeDates } from '@/lib/catalog/people/life-dates';
import { personPath } from '@/lib/catalog/people/person-path';
import { builtInJobs } from '@/lib/content/built-in';
import { formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { filmShareImage, photoShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';
import { withPageFeed } from './with-feeds';

/** Metadata of a person's page; the share image is the portrait, or that of the first film. */
export async function personMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getPersonPage(slug, locale);
  const [firstWork] = page?.works[0]?.works ?? [];
  if (!page || !firstWork) return {};
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const { name } = page.person;
  const dated = name + yearsAfterName(page.person);
  const metadata = await pageMetadata(
    {
      ...{ path: personPath(slug), title: dated },
      wordings: [t('Person.title', { name }), dated, name],
      description: page.text?.text,
      facts: personSentences(page, locale, t),
      picture: photoShareImage(page.portrait) ?? (await filmShareImage(firstWork.film, locale)),
      openGraph: { type: 'profile' },
    },
    locale,
  );
  return withPageFeed(metadata, `person/${slug}`, name, locale);
}

type PersonMessages = ReturnType<typeof createTranslator<Messages>>;

/** Maximum number of films, and of crafts in the short variant. */
const maxNamed = 3;

/**
 * Sentences about a person: number of films, crafts, and some titles. Long sentences are followed by shorter
 * variants.
 */
function personSentences(
  { person, works, films }: Pick<PersonPage, 'person' | 'works' | 'films'>,
  locale: Locale,
  t: PersonMessages,
): string[] {
  const { name } = person;
  const list = (words: string[]) => formatList(words, locale);
  const crafts = works.map(({ craft }) => formatCraft(craft, locale, t));
  const titles = [...new Set(works.flatMap((one) => one.works.map(({ film }) => film.title.text)))]
    .slice(0, maxNamed)
    .map((text) => t('Catalogue.quoted', { text }));
  return [
    t('Person.description.first', {
      ...{ name, years: yearsAfterName(person), count: films.length },
      house: getSite(locale).name,
    }),
    // Variant with the first crafts only.
    ...[crafts, crafts.slice(0, maxNamed)].map((craftNames) =>
      t('Person.description.crafts', { crafts: list(craftNames) }),
    ),
    ...titles.map((_, droppedCount) =>
      t('Person.description.titles', {
        titles: list(titles.slice(0, titles.length - droppedCount)),
      }),
    ),
  ];
}

/** Years of life after a name, ` (1861–1938)`; empty if unknown. */
function yearsAfterName(person: PersonPage['person']): string {
  const years = formatLifeDates(person);
  return years && ` (${years})`;
}

function formatCraft(craft: Craft, locale: Locale, t: PersonMessages): string {
  const name = craftName(craft, t);
  // German nouns are capitalised within a sentence.
  return locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

function craftName(craft: Craft, t: PersonMessages): string {
  if (craft.as !== 'crew') return t(craft.as === 'director' ? 'Film.by' : 'Person.acting');
  const { slug, name } = craft.job;
  const builtIn = builtInJobs.find((job) => job === slug);
  return name ?? (builtIn ? t(`Film.jobs.${builtIn}`) : slug);
}

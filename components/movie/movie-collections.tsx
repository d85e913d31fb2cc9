import { useTranslations } from 'next-intl';
import { CollectionLink } from '@/components/catalog/collections/collection-item';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Section } from '@/components/layout/section';
import { TextLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { isEvening, nextInEvening, positionIn } from '@/lib/catalog/collections/evenings';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';
import { eveningPath } from '@/lib/player/evening';

type Props = { film: Film; collections: Collection[] };

/** The film's collections, each with the reason. */
export function MovieCollections({ film, collections }: Props) {
  const t = useTranslations('Film');
  return (
    <Section id="collections" title={t('collections')}>
      <ul className="-mt-4 divide-y divide-line">
        {collections.map((collection) => {
          const entry = collection.entries.find((candidate) => candidate.film.slug === film.slug);
          return (
            <li key={collection.slug} className="group relative py-5">
              <CollectionLink collection={collection} />
              {entry && (
                <p className="mt-2 max-w-[60ch] text-muted">
                  <LocalizedText value={entry.reason} />
                </p>
              )}
              <NextInEvening film={film} collection={collection} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Links to the evenings in which the film is played, with its place in each. */
export function MovieEvenings({ film, collections }: Props) {
  const t = useTranslations('Film');
  const evenings = collections.filter(isEvening);
  if (evenings.length === 0) return null;
  return (
    <ul className="label mt-2 text-base">
      {evenings.map((collection) => {
        const { slug, title, entries } = collection;
        const link = () => (
          <TextLink href={`/collection/${slug}`}>
            <LocalizedText value={title} />
          </TextLink>
        );
        const place = { position: positionIn(collection, film.slug), count: entries.length };
        return <li key={slug}>{t.rich('inEvening', { ...place, evening: link })}</li>;
      })}
    </ul>
  );
}

/** Link to the next film of an evening. */
function NextInEvening({ film, collection }: { film: Film; collection: Collection }) {
  const t = useTranslations('Collection');
  const next = nextInEvening(collection, new Date(), film.slug);
  if (!next) return null;
  const link = () => (
    <TextLink href={eveningPath(next.slug, collection.slug)}>
      <FilmTitle title={next.title} />
    </TextLink>
  );
  return <p className="relative z-10 mt-2">{t.rich('nextFilm', { film: link })}</p>;
}

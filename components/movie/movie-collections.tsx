import { useTranslations } from 'next-intl';
import { CollectionLink } from '@/components/catalog/collections/collection-item';
import { Section } from '@/components/layout/section';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import type { Film } from '@/lib/catalog/films/film';

/** The film's collections, each with the reason. */
export function MovieCollections({ film, collections }: { film: Film; collections: Collection[] }) {
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
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

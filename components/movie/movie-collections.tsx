import { useTranslations } from 'next-intl';
import { CollectionLink } from '@/components/catalog/collections/collection-link';
import { Section } from '@/components/layout/section';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Collection } from '@/lib/catalog/collections/collection';
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
                  <LocalWords value={entry.reason} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { Section } from '@/components/layout/section';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Collection } from '@/lib/collections/collection';
import type { Film } from '@/lib/films/film';

/** The collections the film is in, each with the reason why. */
export function MovieCollections({ film, collections }: { film: Film; collections: Collection[] }) {
  const t = useTranslations('Film');
  if (collections.length === 0) return null;
  return (
    <Section id="collections" title={t('collections')}>
      <ul className="-mt-4 divide-y divide-line">
        {collections.map((collection) => {
          const entry = collection.entries.find((candidate) => candidate.film.slug === film.slug);
          return (
            <li key={collection.slug} className="group relative py-5">
              <h3 className="display-2">
                <LocaleLink
                  href={`/collection/${collection.slug}`}
                  className="decoration-2 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
                >
                  <LocalWords value={collection.title} />
                </LocaleLink>
              </h3>
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

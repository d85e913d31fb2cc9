import { useTranslations } from 'next-intl';
import { Runtime } from '@/components/films/runtime';
import { LocalWords } from '@/components/i18n/local-words';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Collection } from '@/lib/collections/collection';

/** A collection in a list: its title large, what it is about, how many films and how long. */
export function CollectionRow({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <article className="group relative grid gap-x-6 gap-y-2 py-5 md:grid-cols-[1fr_14rem]">
      <div>
        <h3 className="display-2">
          <LocaleLink
            href={`/collection/${collection.slug}`}
            className="decoration-2 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            <LocalWords value={collection.title} />
          </LocaleLink>
        </h3>
        <p className="mt-2 max-w-[60ch] text-muted">
          <LocalWords value={collection.summary} />
        </p>
      </div>
      <p className="label md:pt-2 md:text-right">
        {t(`kinds.${collection.kind}`)}
        <span className="block text-muted">
          {t('films', { count: collection.entries.length })}
          {collection.runtime > 0 && (
            <>
              {', '}
              <Runtime minutes={collection.runtime} />
            </>
          )}
        </span>
      </p>
    </article>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { LocaleLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import { seriesBandPath, seriesPosterPath } from '@/lib/posters/poster-path';
import { bandSizes } from '@/lib/posters/series/draw-series-pictures';

/** A collection as a card: the pictures of its films, title, summary, number of films, running time. */
export function CollectionCard({ collection }: { collection: Collection }) {
  return (
    <article className="group relative grid grid-cols-1 gap-y-3">
      <img
        src={seriesBandPath(collection.slug, 'block')}
        {...bandSizes.block}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <CollectionLink collection={collection} look="display-3" />
      <p className="max-w-[60ch] text-muted">
        <LocalizedText value={collection.summary} />
      </p>
      <CollectionFacts collection={collection} />
    </article>
  );
}

type CollectionBillProps = { collection: Collection; first: boolean };

/** A collection in the list of all collections: poster, title, summary, running time. */
export function CollectionLargeRow({ collection, first }: CollectionBillProps) {
  return (
    <article className="group relative grid-12 items-start gap-y-4 py-6 md:py-10">
      <div className="col-span-4 sm:col-span-3 lg:col-span-2 3xl:col-span-3">
        <CollectionPoster collection={collection} first={first} />
      </div>
      <div className="col-span-8 grid grid-cols-1 gap-x-6 gap-y-4 sm:col-span-9 lg:col-span-10 3xl:col-span-9 lg:grid-cols-[minmax(0,1fr)_14rem] 3xl:grid-cols-1">
        <div>
          <CollectionLink collection={collection} level={2} />
          <p className="mt-3 max-w-[60ch] md:text-lg md:leading-snug">
            <LocalizedText value={collection.summary} />
          </p>
        </div>
        <div className="lg:max-3xl:pt-2 lg:max-3xl:text-right">
          <CollectionFacts collection={collection} />
        </div>
      </div>
    </article>
  );
}

/** Kind of the collection, number of films, total running time. */
function CollectionFacts({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <p className="label">
      {t(`kinds.${collection.kind}`)}
      <span className="block text-muted">
        {t('films', { count: collection.entries.length })}
        {collection.runtime > 0 && (
          <>
            {', '}
            <CollectionRuntime collection={collection} />
          </>
        )}
      </span>
    </p>
  );
}

type CollectionLinkProps = { collection: Collection; level?: 2 | 3; look?: string };

/**
 * Title of a collection in a list, in large type unless `look` says otherwise. The link covers the whole entry, which
 * must be positioned (`relative`).
 */
export function CollectionLink({ collection, level = 3, look }: CollectionLinkProps) {
  const Heading = `h${level}` as const;
  const large = level === 2 ? 'display-2 max-sm:text-2xl max-sm:[font-stretch:80%]' : 'display-2';
  return (
    <Heading className={look ?? large}>
      <LocaleLink href={`/collection/${collection.slug}`} className="title-link">
        <LocalizedText value={collection.title} large />
      </LocaleLink>
    </Heading>
  );
}

type CollectionPosterProps = { collection: Pick<Collection, 'slug'>; first?: boolean };

/**
 * Poster of a collection. It has no alternative text, because the collection's title is beside it. `first`: loaded
 * eagerly.
 */
function CollectionPoster({ collection: { slug }, first = false }: CollectionPosterProps) {
  const loading = first
    ? { fetchPriority: 'high' as const, loading: 'eager' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  return (
    <img
      src={seriesPosterPath(slug, useLocale())}
      width={600}
      height={900}
      alt=""
      className="poster"
      {...loading}
    />
  );
}

/** Total running time of a collection; "at least" if the running time of a film is unknown. */
export function CollectionRuntime({
  collection: { runtime, isLonger },
}: {
  collection: Collection;
}) {
  const t = useTranslations('Collection');
  const time = () => <Runtime minutes={runtime} />;
  return isLonger ? t.rich('atLeast', { time }) : time();
}

import { useLocale, useTranslations } from 'next-intl';
import { CardWay } from '@/components/catalog/films/card-way';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Poster } from '@/components/catalog/films/poster';
import { LocaleLink } from '@/components/navigation/locale-link';
import { LocalWords } from '@/components/rich-text/local-words';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import type { Collection } from '@/lib/catalog/collections/collection';
import { cardWay } from '@/lib/catalog/films/card-way';

/** The films of a collection in its order. */
export function CollectionFilms({ collection }: { collection: Collection }) {
  const t = useTranslations('Collection');
  return (
    <section aria-labelledby="films" className="shell mt-12 md:mt-20">
      <h2 id="films" className="display-3">
        {t('inOrder')}
      </h2>
      <ol className="mt-6 divide-y divide-ink border-ink border-y">
        {collection.entries.map((entry, index) => (
          <li key={entry.film.slug}>
            <CollectionEntry entry={entry} position={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = { entry: Collection['entries'][number]; position: number };

/** A film of a collection, with the reason for including it. */
function CollectionEntry({ entry: { film, reason }, position }: Props) {
  const way = cardWay(film, useLocale(), new Date());
  return (
    <article className="group relative grid-12 items-start gap-y-4 py-6 md:py-10">
      <p aria-hidden="true" className="display-2 col-span-2 text-signal tabular-nums md:col-span-1">
        {position}
      </p>
      {/* The title comes first in the DOM, so that screen readers announce it before the film's actions. */}
      <div className="order-1 col-span-6 sm:col-span-7 md:col-span-8 lg:col-span-4">
        <h3 className="display-2 max-sm:text-2xl max-sm:[font-stretch:80%]">
          <LocaleLink href={`/movie/${film.slug}`} className="title-link">
            <FilmTitle title={film.title} large />
          </LocaleLink>
        </h3>
        <p className="mt-2 text-muted">
          <FilmLine film={film} />
        </p>
      </div>
      <div className="relative col-span-4 sm:col-span-3 lg:col-span-2">
        <Poster film={film} alt="" sizes="(min-width: 64rem) 15vw, (min-width: 40rem) 24vw, 32vw" />
        <CardMarks film={film}>
          <CardWay way={way} />
        </CardMarks>
      </div>
      <p className="order-2 col-span-12 text-lg leading-snug md:col-start-2 md:col-span-11 lg:col-span-5 lg:col-start-8">
        <LocalWords value={reason} />
      </p>
    </article>
  );
}

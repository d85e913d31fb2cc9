import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/catalog/films/film-card';
import { MoreLink, TextLink } from '@/components/navigation/links';
import { TitleText } from '@/components/rich-text/title-text';
import { ContinueRow } from '@/components/visitor/lists/continue-row';
import { isUpcoming, isWatchable, slugsOfNewFilms } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { listNewest, listOffered } from '@/lib/catalog/films/overview';
import { layoutOffer } from '@/lib/catalog/offers/offer-layout';
import { isChosen, type VodChoice } from '@/lib/catalog/offers/vod-choice';
import { LargeFilm } from './large-film';
import { VodChoices } from './vod-choices';
import { UpcomingFilms, VodShelf } from './vod-shelves';

/** Films that can be watched now, each once: the lead, then large cards or shelves; then upcoming films. */
export function VodOffer({ choice }: { choice: VodChoice }) {
  const t = useTranslations('Vod');
  const now = new Date();
  const all = listOffered(useLocale());
  const watchable = all.filter((film) => isWatchable(film, now));
  const films = watchable.filter((film) => isChosen(film, choice));
  // If no film matches the filters, show all films.
  const visibleFilms = films.length > 0 ? films : watchable;
  const { lead, rows, shelves } = layoutOffer(visibleFilms, now);
  const newSlugs = slugsOfNewFilms(all, now);
  return (
    <>
      <VodHead count={visibleFilms.length} />
      {films.length === 0 && watchable.length > 0 && (
        <p className="shell mt-6 text-lg">
          {t('noneChosen')} <TextLink href="/vod">{t('showAll')}</TextLink>
        </p>
      )}
      {lead && (
        <div className="shell mt-5 md:mt-7">
          <LargeFilm film={lead} shape="wide" isNew={newSlugs.has(lead.slug)} first />
        </div>
      )}
      {watchable.length > 0 && <VodChoices choice={choice} films={watchable} all={all} />}
      <ContinueRow />
      <OfferRows rows={rows} newSlugs={newSlugs} />
      {shelves.map((shelf) => (
        <VodShelf key={shelf.name} shelf={shelf} />
      ))}
      <UpcomingFilms
        films={all.filter((film) => isUpcoming(film, now) && isChosen(film, choice))}
      />
    </>
  );
}

/** Layout of a small offer: rows of one or two large films. `newSlugs`: slugs of the films marked as new. */
function OfferRows({ rows, newSlugs }: { rows: Film[][]; newSlugs: ReadonlySet<string> }) {
  return (
    <div className="shell mt-12 grid grid-cols-[minmax(0,1fr)] gap-y-14 md:mt-16 md:gap-y-20">
      {rows.map((films) => (
        <div
          key={films[0]?.slug}
          className="grid gap-x-6 gap-y-12 border-ink border-t pt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]"
        >
          {films.map((film) => (
            <LargeFilm
              key={film.slug}
              film={film}
              shape={films.length > 1 ? 'half' : 'turned'}
              isNew={newSlugs.has(film.slug)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Page header. Its title is small, because the first film is the page's picture. If no film can be watched, the
 * header lists the newest films of the catalogue.
 */
function VodHead({ count }: { count: number }) {
  const t = useTranslations('Vod');
  const films = listNewest(useLocale(), count === 0 ? 6 : 0);
  return (
    <header className="shell pt-6 md:pt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="display-2">
          <TitleText text={t('title')} />
        </h1>
        {count > 0 && <p className="md:text-lg">{t('intro', { count })}</p>}
      </div>
      {count === 0 && <h2 className="display-3 mt-6">{t('empty')}</h2>}
      {count === 0 && films.length > 0 && (
        <div className="mt-8">
          <FilmGrid films={films} first />
          <p className="label mt-8">
            <MoreLink href="/catalogue">{t('catalogue')}</MoreLink>
          </p>
        </div>
      )}
    </header>
  );
}

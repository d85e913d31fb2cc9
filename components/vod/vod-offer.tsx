import { useLocale, useTranslations } from 'next-intl';
import { ContinueRow } from '@/components/lists/continue-row';
import { TextLink } from '@/components/navigation/text-link';
import { isUpcoming, isWatchable } from '@/lib/films/offer';
import { listOffered } from '@/lib/films/overview';
import { isChosen, type VodChoice } from '@/lib/vod/choice';
import { freshFilms } from '@/lib/vod/fresh-films';
import { layOffer } from '@/lib/vod/lay-offer';
import { LargeFilm } from './large-film';
import { OfferRows } from './offer-rows';
import { UpcomingFilms } from './upcoming-films';
import { VodChoices } from './vod-choices';
import { VodGroup } from './vod-group';
import { VodHead } from './vod-head';

/** What can be watched now, each film once: one first, the others large or on shelves; then what comes. */
export function VodOffer({ choice }: { choice: VodChoice }) {
  const t = useTranslations('Vod');
  const now = new Date();
  const all = listOffered(useLocale());
  const watchable = all.filter((film) => isWatchable(film, now));
  const films = watchable.filter((film) => isChosen(film, choice));
  // Where nothing answers to the choice, all that there is.
  const shown = films.length > 0 ? films : watchable;
  const { lead, rows, shelves } = layOffer(shown, now);
  const fresh = freshFilms(all, now);
  return (
    <>
      <VodHead count={shown.length} />
      {films.length === 0 && watchable.length > 0 && (
        <p className="shell mt-6 text-lg">
          {t('noneChosen')} <TextLink href="/vod">{t('showAll')}</TextLink>
        </p>
      )}
      {lead && (
        <div className="shell mt-5 md:mt-7">
          <LargeFilm film={lead} shape="wide" fresh={fresh.has(lead.slug)} first />
        </div>
      )}
      {watchable.length > 0 && <VodChoices choice={choice} films={watchable} all={all} />}
      <ContinueRow />
      <OfferRows rows={rows} fresh={fresh} />
      {shelves.map((shelf) => (
        <VodGroup key={shelf.name} shelf={shelf} />
      ))}
      <UpcomingFilms
        films={all.filter((film) => isUpcoming(film, now) && isChosen(film, choice))}
      />
    </>
  );
}

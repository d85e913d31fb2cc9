import '@/components/player/start/covered.css';
import { useLocale, useTranslations } from 'next-intl';
import { ScreeningLines } from '@/components/catalog/screenings/screening-lines';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink, MoreLink } from '@/components/navigation/links';
import { CoveredPlayer } from '@/components/player/start/covered-player';
import type { Premiere } from '@/lib/catalog/programme/get-premiere';
import { formatWeekday } from '@/lib/i18n/intl-format';
import { HomeCaption, HomePicture } from './home-hero';
import { HomeSection } from './home-week';

/**
 * Start of the home page before and while a film is in cinemas: its trailer, a still or its poster, the day on which it
 * comes out, and the next screenings with their tickets.
 */
export function HomePremiere({ premiere }: { premiere: Premiere }) {
  const t = useTranslations('Home');
  const { showing, trailer, isPoster, screenings } = premiere;
  const { film, focus } = showing;
  const href = `/movie/${film.slug}`;
  const picture = <HomePicture {...{ film, focus, src: showing.picture, isWhole: isPoster }} />;
  const caption = <HomeCaption showing={showing} aside={<CinemaDay {...premiere} />} />;
  const foot = (
    <p className="shell py-4">
      <LocaleLink href={href} className="button">
        {t('openFilm')}
        <Arrow />
      </LocaleLink>
    </p>
  );
  return (
    <>
      <section aria-labelledby="tonight">
        {trailer ? (
          <CoveredPlayer {...{ film, media: trailer, picture, caption, foot }} />
        ) : (
          <>
            <div className="covered">
              {picture}
              {caption}
            </div>
            {foot}
          </>
        )}
      </section>
      {screenings.length > 0 && (
        <HomeSection
          id="premiere"
          title={t('premiere.screenings')}
          aside={<MoreLink href={`${href}#screenings`}>{t('premiere.all')}</MoreLink>}
        >
          <div className="mt-6 md:mt-10">
            <ScreeningLines screenings={screenings} title={film.title.text} />
          </div>
        </HomeSection>
      )}
    </>
  );
}

/** `In cinemas from 3 December`. */
function CinemaDay({ release, isInCinemas }: Pick<Premiere, 'release' | 'isInCinemas'>) {
  const t = useTranslations('Home.premiere');
  const locale = useLocale();
  if (!release) return isInCinemas && t('now');
  return t.rich('from', {
    date: () => <time dateTime={release}>{formatWeekday(release, locale)}</time>,
  });
}

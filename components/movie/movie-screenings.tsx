import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ScreeningLines } from '@/components/screenings/screening-lines';
import { SubscribeLinks } from '@/components/screenings/subscribe-links';
import type { Film } from '@/lib/films/film';
import type { Screening } from '@/lib/films/screenings/screening';

/** Where the film is shown in cinemas, from now on. */
export function MovieScreenings({ film, screenings }: { film: Film; screenings: Screening[] }) {
  const t = useTranslations();
  return (
    <Section
      id="screenings"
      title={t('Film.screenings')}
      aside={
        <SubscribeLinks
          path={`/movie/${film.slug}/screenings.ics`}
          label={t('Screenings.subscribeFilm')}
          of={film.title.text}
        />
      }
    >
      <ScreeningLines screenings={screenings} title={film.title.text} spelled />
    </Section>
  );
}

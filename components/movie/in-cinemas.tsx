import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/text-link';
import { useMomentWords } from '@/components/screenings/use-moment-words';
import { dayOf } from '@/lib/days/day-of';
import type { Way } from '@/lib/films/ways-to-see';

/** From which day on a film can be seen in cinemas, and where first; leads to its screenings. */
export function InCinemas({ next, more }: Extract<Way, { kind: 'cinema' }>) {
  const t = useTranslations('Film.ways');
  const { day } = useMomentWords();
  const date = dayOf(+next.start, next.timeZone);
  return (
    <span>
      <a href="#screenings" className={textLinkStyle}>
        {t.rich(more > 0 ? 'cinemaFrom' : 'cinemaOnce', {
          date: () => <time dateTime={date}>{day(date)}</time>,
        })}
      </a>
      <span className="text-muted">
        , {next.venue.name}, {next.venue.town}
      </span>
    </span>
  );
}

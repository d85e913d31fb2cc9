import type { Screening } from '@/lib/catalog/screenings/screening';
import { dayOf } from '@/lib/primitives/time/day-of';
import { ScreeningActions } from './screening-actions';
import { ScreeningNotes } from './screening-notes';
import { ScreeningPlace } from './screening-place';
import { ScreeningTime } from './screening-time';
import { useMomentWords } from './use-moment-words';

type Props = {
  screenings: readonly Screening[];
  title: string;
  /** Write the version in words, where the page has no legend of the abbreviations. */
  spelled?: boolean;
};

/** The screenings of one film, one row each. */
export function ScreeningLines({ screenings, title, spelled }: Props) {
  const { day } = useMomentWords();
  return (
    <ol className="screening-lines">
      {screenings.map((screening) => (
        <li key={screening.id} className="screening" data-state={screening.state}>
          <div className="screening-film">
            <p className="screening-moment">
              <span className="screening-day">
                {day(dayOf(+screening.start, screening.timeZone))}
              </span>{' '}
              <span className="screening-clock">
                <ScreeningTime {...screening} />
              </span>
            </p>
            <ScreeningNotes {...screening} />
          </div>
          <ScreeningPlace {...screening} spelled={spelled} />
          <ScreeningActions screening={screening} title={title} />
        </li>
      ))}
    </ol>
  );
}

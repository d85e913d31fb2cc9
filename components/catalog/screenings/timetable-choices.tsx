import { useTranslations } from 'next-intl';
import { ChoiceLink } from '@/components/navigation/choice-link';
import { ChoiceRow } from '@/components/navigation/choice-row';
import type { Timetable } from '@/lib/catalog/screenings/timetable';
import { type TimetableChoice, timetablePath } from '@/lib/catalog/screenings/timetable-choice';

type Props = { choice: TimetableChoice } & Pick<Timetable, 'towns' | 'total'>;

/** Timetable options as links: the town, with its number of screenings, and the order. */
export function TimetableChoices({ choice, towns, total }: Props) {
  const t = useTranslations('Screenings');
  const to = (next: TimetableChoice, label: string, count?: number) => (
    <ChoiceLink
      key={label}
      href={timetablePath(next)}
      current={next.town === choice.town && next.byFilm === choice.byFilm}
      count={count}
    >
      {label}
    </ChoiceLink>
  );
  return (
    <nav aria-label={t('choose')} className="shell mt-8 flex flex-wrap gap-x-12 gap-y-3 md:mt-10">
      {towns.length > 1 && (
        <ChoiceRow name={t('towns')}>
          {to({ ...choice, town: undefined }, t('allTowns'), total)}
          {towns.map(({ slug, name, count }) => to({ ...choice, town: slug }, name, count))}
        </ChoiceRow>
      )}
      <ChoiceRow name={t('order')}>
        {to({ ...choice, byFilm: false }, t('byDay'))}
        {to({ ...choice, byFilm: true }, t('byFilm'))}
      </ChoiceRow>
    </nav>
  );
}

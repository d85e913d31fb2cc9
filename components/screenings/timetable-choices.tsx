import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Timetable } from '@/lib/films/screenings/timetable';
import { type TimetableChoice, timetablePath } from '@/lib/films/screenings/timetable-choice';

type Props = { choice: TimetableChoice } & Pick<Timetable, 'towns' | 'total'>;

/** By what the screenings can be chosen and ordered: links, each with the number of screenings it leads to. */
export function TimetableChoices({ choice, towns, total }: Props) {
  const t = useTranslations('Screenings');
  const to = (next: TimetableChoice, label: string, count?: number) => (
    <li key={label}>
      <LocaleLink
        href={timetablePath(next)}
        scroll={false}
        aria-current={
          next.town === choice.town && next.byFilm === choice.byFilm ? 'true' : undefined
        }
        className="timetable-choice"
      >
        {label}
        {count !== undefined && <span className="font-normal tabular-nums"> {count}</span>}
      </LocaleLink>
    </li>
  );
  return (
    <nav aria-label={t('choose')} className="shell mt-8 flex flex-wrap gap-x-12 gap-y-3 md:mt-10">
      {towns.length > 1 && (
        <Row name={t('towns')}>
          {to({ ...choice, town: undefined }, t('allTowns'), total)}
          {towns.map(({ slug, name, count }) => to({ ...choice, town: slug }, name, count))}
        </Row>
      )}
      <Row name={t('order')}>
        {to({ ...choice, byFilm: false }, t('byDay'))}
        {to({ ...choice, byFilm: true }, t('byFilm'))}
      </Row>
    </nav>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4">
      <h2 className="label text-muted max-sm:w-full">{name}</h2>
      <ul className="label flex flex-wrap gap-x-1 max-sm:mt-1">{children}</ul>
    </section>
  );
}

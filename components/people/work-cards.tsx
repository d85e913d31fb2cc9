import { useLocale, useTranslations } from 'next-intl';
import { FilmCard } from '@/components/films/film-card';
import { cardWay } from '@/lib/films/card-way';
import type { Work } from '@/lib/films/people/group-works';

type Props = { works: Work[]; first: boolean };

const sizes = '(min-width: 80rem) 17vw, (min-width: 40rem) 24vw, 47vw';

/** Films with their posters, larger than in a list of many, each with the role that somebody played. */
export function WorkCards({ works, first }: Props) {
  const t = useTranslations('Person');
  const locale = useLocale();
  const now = new Date();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {works.map(({ film, role }, at) => (
        <li key={film.slug}>
          <FilmCard
            film={{ ...film, way: cardWay(film, locale, now) }}
            sizes={sizes}
            first={first && at === 0}
          />
          {role && <p className="mt-1 text-sm leading-snug">{t('role', { role })}</p>}
        </li>
      ))}
    </ul>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { FilmCard } from '@/components/catalog/films/film-card';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Section } from '@/components/layout/section';
import { TextLink } from '@/components/navigation/text-link';
import { cardWay } from '@/lib/catalog/films/card-way';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';
import type { Work } from '@/lib/catalog/people/group-works';
import { showWorks } from '@/lib/catalog/people/show-works';
import { CraftName } from './craft-name';

const sizes = '(min-width: 80rem) 17vw, (min-width: 40rem) 24vw, 47vw';

/** A person's films, grouped by profession. Each film has its poster once; further occurrences are text rows. */
export function PersonWorks({ page: { works } }: { page: PersonPage }) {
  return showWorks(works).map(({ craft, cards, lines }, at) => (
    <Section
      key={craft.as === 'crew' ? craft.job.slug : craft.as}
      id={craft.as === 'crew' ? craft.job.slug : craft.as}
      title={<CraftName craft={craft} />}
      aside={<span className="tabular-nums text-muted">{cards.length + lines.length}</span>}
    >
      {cards.length > 0 && <WorkCards works={cards} first={at === 0} />}
      {lines.length > 0 && <WorkLines works={lines} />}
    </Section>
  ));
}

/** Films as text rows: year, title, role. */
function WorkLines({ works }: { works: Work[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y not-first:mt-10">
      {works.map(({ film, role }) => (
        <li key={film.slug} className="flex flex-wrap items-baseline gap-x-6 py-2.5">
          <span className="w-12 tabular-nums text-muted">{film.year}</span>
          <span className="min-w-0 flex-1">
            <TextLink href={`/movie/${film.slug}`}>
              <FilmTitle title={film.title} />
            </TextLink>
            {role && <span className="text-muted"> ({role})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = { works: Work[]; first: boolean };

/** Films with large posters, each with the person's role. */
function WorkCards({ works, first }: Props) {
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

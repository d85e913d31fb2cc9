import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { FilmCard } from '@/components/catalog/films/film-card';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { JobName, LifeDates, PersonLink } from '@/components/catalog/films/person-link';
import { PageTitle } from '@/components/layout/page-title';
import { Section } from '@/components/layout/section';
import { TextLink } from '@/components/navigation/links';
import { FollowButton } from '@/components/visitor/follows/follow-button';
import { cardAvailability } from '@/lib/catalog/films/availability';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';
import { type Craft, splitCardsAndLines, type Work } from '@/lib/catalog/people/group-works';
import { listWays } from '@/lib/visitor/follows/list-ways';

const sizes = '(min-width: 80rem) 17vw, (min-width: 40rem) 24vw, 47vw';

/** A person's films, grouped by profession. Each film has its poster once; further occurrences are text rows. */
export function PersonWorks({ page: { works } }: { page: PersonPage }) {
  return splitCardsAndLines(works).map(({ craft, cards, lines }, at) => (
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
            film={{ ...film, way: cardAvailability(film, locale, now) }}
            sizes={sizes}
            first={first && at === 0}
          />
          {role && <p className="mt-1 text-sm leading-snug">{t('role', { role })}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Header of a person's page: name, life dates, professions. */
export function PersonHead({ page: { person, works, films } }: { page: PersonPage }) {
  const t = useTranslations('Person');
  const ways = listWays(films, useLocale(), new Date());
  const years = [films.at(0)?.year, films.at(-1)?.year].filter((year) => year !== undefined);
  return (
    <header className="shell pt-8 md:pt-12">
      <div className="label flex flex-wrap justify-between gap-x-8 gap-y-1">
        <p className="first-letter:uppercase">
          {works.map(({ craft }, at) => (
            <Fragment key={craft.as === 'crew' ? craft.job.slug : craft.as}>
              {at > 0 && ', '}
              <CraftName craft={craft} />
            </Fragment>
          ))}
        </p>
        <p className="text-muted">
          {t('films', { count: films.length })}, {[...new Set(years)].join('–')}
        </p>
      </div>
      <PageTitle text={person.name} className="mt-3 md:mt-5" />
      {(person.born || person.died) && (
        <p className="display-2 mt-3 text-muted md:mt-4">
          <LifeDates person={person} />
        </p>
      )}
      {person.aliases && (
        <p className="mt-4 text-lg leading-snug md:text-xl">
          {t('aliases', { names: person.aliases.join(', ') })}
        </p>
      )}
      <p className="mt-5 min-h-10 empty:hidden noscript:hidden print:hidden">
        <FollowButton page={`person/${person.slug}`} title={person.name} ways={ways} />
      </p>
    </header>
  );
}

/** People who made several films with this person; nothing if there are none. */
export function PersonCompanions({ page: { companions } }: { page: PersonPage }) {
  const t = useTranslations('Person');
  if (companions.length === 0) return null;
  return (
    <Section id="companions" title={t('companions')}>
      <ul className="gap-x-6 sm:columns-2 xl:columns-3">
        {companions.map((person) => (
          <li
            key={person.slug}
            className="flex break-inside-avoid items-baseline justify-between gap-x-4 border-line border-t py-2.5"
          >
            <span className="min-w-0">
              <PersonLink person={person} />
            </span>
            <span className="shrink-0 text-muted text-sm tabular-nums">
              {t('inCommon', { count: person.films })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Name of a craft, as in a film's credits. */
function CraftName({ craft }: { craft: Craft }) {
  const t = useTranslations();
  if (craft.as === 'crew') return <JobName job={craft.job} />;
  return t(craft.as === 'director' ? 'Film.by' : 'Person.acting');
}

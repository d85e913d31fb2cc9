import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { LifeDates } from '@/components/catalog/films/life-dates';
import { PageTitle } from '@/components/layout/page-title';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';
import { CraftName } from './craft-name';

/** Header of a person's page: name, life dates, professions. */
export function PersonHead({ page: { person, works, films } }: { page: PersonPage }) {
  const t = useTranslations('Person');
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
    </header>
  );
}

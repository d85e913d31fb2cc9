import { useTranslations } from 'next-intl';
import { JobName, PersonLink, PersonLinks } from '@/components/catalog/films/person-link';
import { Section } from '@/components/layout/section';
import { type Film, groupCrew } from '@/lib/catalog/films/film';

/** Directors, cast and crew, grouped by job. */
export function MovieCredits({ film }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="credits" title={t('credits')}>
      <dl className="line-grid gap-x-6">
        {film.directors.length > 0 && (
          <div>
            <dt className="label text-muted">{t('by')}</dt>
            <dd>
              <PersonLinks people={film.directors} />
            </dd>
          </div>
        )}
        {film.cast.length > 0 && (
          <div>
            <dt className="label text-muted">{t('cast')}</dt>
            {film.cast.map(({ slug, name, role }) => (
              <dd key={slug}>
                <PersonLink person={{ slug, name }} />
                {role && <span className="block text-muted">{role}</span>}
              </dd>
            ))}
          </div>
        )}
        {groupCrew(film.crew).map(({ job, people }) => (
          <div key={job.slug}>
            <dt className="label text-muted">
              <JobName job={job} />
            </dt>
            {people.map(({ slug, name }) => (
              <dd key={slug}>
                <PersonLink person={{ slug, name }} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

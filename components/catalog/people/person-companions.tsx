import { useTranslations } from 'next-intl';
import { PersonLink } from '@/components/catalog/films/person-link';
import { Section } from '@/components/layout/section';
import type { PersonPage } from '@/lib/catalog/people/get-person-page';

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

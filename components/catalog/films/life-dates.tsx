import { useTranslations } from 'next-intl';
import type { Person } from '@/lib/catalog/people/person';

/** Years of birth and death, as far as known; nothing if both are unknown. */
export function LifeDates({ person: { born, died } }: { person: Pick<Person, 'born' | 'died'> }) {
  const t = useTranslations('Film');
  if (!born && !died) return null;
  if (!born) return t('died', { died: String(died) });
  return t('years', { born: String(born), died: String(died ?? '') });
}

import { useTranslations } from 'next-intl';
import type { Person } from '@/lib/catalog/people/person';

/** When somebody lived, as far as the house says it; nothing where it does not. */
export function LifeDates({ person: { born, died } }: { person: Pick<Person, 'born' | 'died'> }) {
  const t = useTranslations('Film');
  if (!born && !died) return null;
  if (!born) return t('died', { died: String(died) });
  return t('years', { born: String(born), died: String(died ?? '') });
}

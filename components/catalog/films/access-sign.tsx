import { useTranslations } from 'next-intl';
import type { AccessKind } from '@/lib/catalog/films/access';

/**
 * Abbreviation of an accessible version, as in printed programmes. Hidden from screen readers, because the full text
 * is beside it.
 */
export function AccessSign({ kind }: { kind: AccessKind }) {
  const t = useTranslations('Accessibility.signs');
  return (
    <span
      aria-hidden="true"
      className="min-w-8 shrink-0 border border-current px-1 text-center font-bold text-xs leading-5 tracking-normal"
    >
      {t(kind)}
    </span>
  );
}

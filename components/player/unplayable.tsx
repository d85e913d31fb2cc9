import { useTranslations } from 'next-intl';

/**
 * Shown instead of a player if the film's media description is invalid. `error` is written to a data
 * attribute for debugging.
 */
export function Unplayable({ error }: { error: string }) {
  const t = useTranslations('Player');
  return (
    <p data-player-error={error} className="shell pt-8">
      {t('invalid')}
    </p>
  );
}

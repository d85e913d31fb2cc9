import { useTranslations } from 'next-intl';

/** Instead of a player: what its file says of its media cannot be played. `error` tells whoever looks into the page why. */
export function Unplayable({ error }: { error: string }) {
  const t = useTranslations('Player');
  return (
    <p data-player-error={error} className="shell pt-8">
      {t('invalid')}
    </p>
  );
}

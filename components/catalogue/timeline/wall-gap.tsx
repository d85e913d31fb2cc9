import { useTranslations } from 'next-intl';

/** Where the axis is broken: years without a film, left out. */
export function WallGap({ from, until }: { from: number; until: number }) {
  const t = useTranslations('Timeline');
  return (
    <p className="wall-gap">
      <svg aria-hidden="true" viewBox="0 0 48 24" className="wall-break">
        <path d="M0 12h12l6-10 12 20 6-10h12" />
      </svg>
      <span>{t('gap', { from: String(from), until: String(until) })}</span>
    </p>
  );
}

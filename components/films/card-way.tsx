import { useTranslations } from 'next-intl';
import type { CardWay as Way } from '@/lib/films/card-way';

/** What one can do with a film, in a word under its picture. */
export function CardWay({ way }: { way: Way }) {
  return (
    <p data-way={way.kind} className="way">
      <Words way={way} />
    </p>
  );
}

function Words({ way }: { way: Way }) {
  const t = useTranslations('Film.ways');
  if (way.kind === 'disc') return t(`onDisc.${way.disc}`, { price: way.price });
  if (way.kind === 'cinema') return t('cinema', { town: way.town, day: way.day, month: way.month });
  return t(way.kind);
}

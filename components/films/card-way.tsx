import { useTranslations } from 'next-intl';
import type { CardWay as Way } from '@/lib/films/card-way';

/** What one can do with a film, in a word under its picture. */
export function CardWay({ way }: { way: Way }) {
  const t = useTranslations('Film.ways');
  return (
    <p data-way={way.kind} className="way">
      {way.kind === 'disc' ? t(`onDisc.${way.disc}`, { price: way.price }) : t(way.kind)}
    </p>
  );
}

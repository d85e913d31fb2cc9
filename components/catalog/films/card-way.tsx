import { useTranslations } from 'next-intl';
import type { CardWay as Way } from '@/lib/catalog/films/card-way';

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
  if (way.kind === 'cinema')
    return (
      <>
        {/* To the eye the ticket before it says so: a card is narrow, and towns have long names. */}
        <span className="sr-only">{t('inCinema')} </span>
        {t('cinema', { town: way.town, day: way.day, month: way.month })}
      </>
    );
  return t(way.kind);
}

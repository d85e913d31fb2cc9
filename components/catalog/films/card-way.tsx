import { useTranslations } from 'next-intl';
import type { CardWay as Way } from '@/lib/catalog/films/card-way';

/** How a film can be seen now, in a short line below its picture. */
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
        {/* Only for screen readers: a ticket icon says so visually, to save room on narrow cards. */}
        <span className="sr-only">{t('inCinema')} </span>
        {t('cinema', { town: way.town, day: way.day, month: way.month })}
      </>
    );
  return t(way.kind);
}

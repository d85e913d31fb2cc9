import { useLocale, useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Way } from '@/lib/films/ways-to-see';
import { moneyWords } from '@/lib/money/money-words';

/** The button that leads to the nearest way to see a film; none where it runs above, or can only be known. */
export function MovieLead({ way }: { way: Way }) {
  const t = useTranslations();
  const locale = useLocale();
  const look = 'button mt-4 print:hidden';
  if (way.kind === 'elsewhere') {
    const { address, name, kind } = way.place;
    return (
      <a href={address} target="_blank" rel="noopener" className={look}>
        {t(`Film.ways.at.${kind}`, { name })}
        <Arrow sign="↗" />
        <span className="sr-only"> ({t('RichText.external')})</span>
      </a>
    );
  }
  if (way.kind === 'cinema')
    return (
      <a href="#screenings" className={look}>
        {t('Film.ways.toScreenings')}
        <Arrow sign="↓" />
      </a>
    );
  if (way.kind !== 'disc') return null;
  const { slug, kind, prices } = way.disc;
  const [price] = prices.map((one) => moneyWords(one, locale));
  return (
    <LocaleLink href={`/shop/${slug}`} className={look}>
      {t('Film.ways.toShop', { kind: t(`Shop.kindOf.${kind}`), price: price ?? '' })}
      <Arrow />
    </LocaleLink>
  );
}

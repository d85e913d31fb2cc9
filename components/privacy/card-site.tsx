import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/navigation/external-link';
import { displayName } from '@/lib/i18n/display-name';
import { cardPage } from '@/lib/policy/hosts';
import { cardRules } from '@/lib/policy/links';
import { OtherSite } from './other-site';

/** Where cards are asked for, which no page of ours asks: a buyer is led there. */
export function CardSite() {
  const t = useTranslations('Privacy');
  const c = useTranslations('Choices');
  const locale = useLocale();
  const { name, operator, countries, host } = cardPage;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const where = list.format(countries.map((code) => displayName('region', code, locale)));
  return (
    <OtherSite title={t('cards', { name })} hosts={c('hosts', { hosts: host })}>
      {t('cardsWhat', { whom: `${operator} (${where})` })}
      <span className="mt-2 block">
        <ExternalLink href={cardRules}>{t('rules', { name })}</ExternalLink>
      </span>
    </OtherSite>
  );
}

import { useTranslations } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import { listWords } from '@/lib/i18n/list-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Asked } from '@/lib/visitor/privacy/list-asked';

/** Texts about a third party that needs consent, shared by the consent dialog and the privacy page. */
export function useAskedWords(locale: Locale) {
  const t = useTranslations('Choices');
  const list = (words: string[]) => listWords(words, locale);
  return ({ name, operators, countries, hosts, isOpen }: Asked) => {
    const who = list(operators);
    const where = list(countries.map((code) => displayName('region', code, locale)));
    const whom = who && where ? `${who} (${where})` : who;
    const title = name ? t('film', { name }) : t('ads');
    const what = name ? t('filmWhat', { whom }) : t('adsWhat', { whom: whom || list(hosts) });
    const named = hosts.length > 0 ? t('hosts', { hosts: list(hosts) }) : '';
    return { title, what, hosts: isOpen && named ? t('hostsAndOthers', { hosts: named }) : named };
  };
}

import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/navigation/text-link';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { WaysOut } from '@/lib/films/search/ways-out';

type Props = WaysOut & {
  /** What was searched, where nothing else was asked; otherwise empty. */
  text: string;
};

/** No film: what to take back, with what that would give, and words that are near. */
export function NothingFound({ text, meant, without }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <div className="max-w-[60ch] py-10">
      <p className="display-3">{text ? t('emptyText', { text }) : t('empty')}</p>
      {meant.length + without.length === 0 && <p className="mt-2 text-muted">{t('emptyHint')}</p>}
      <ul className="mt-5 grid gap-3 text-lg">
        {meant.map((near) => (
          <li key={near}>
            {t('meant')} <TextLink href={catalogueHref({ text: near })}>{near}</TextLink>
          </li>
        ))}
        {without.map(({ text: value, query: other, total }) => (
          <li key={value}>
            <TextLink href={catalogueHref(other)} prefetch={false}>
              {t('without', { value })}
            </TextLink>{' '}
            <span className="text-muted">{t('count', { count: total })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

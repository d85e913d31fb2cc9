import { useTranslations } from 'next-intl';
import { BareTitle } from '@/components/layout/bare-title';
import { LocaleLink } from '@/components/navigation/locale-link';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';

const link = 'label py-2 underline underline-offset-4';

/**
 * The 404 page of order URLs: the same for every invalid token, with advice on how to find the order.
 */
export function OrderNotFound({ email }: { email: string }) {
  const t = useTranslations('Order.notFound');
  return (
    <div className="shell pt-10 pb-16 md:pt-16">
      <p className="label text-signal" lang="en">
        404 Page Not Found
      </p>
      <BareTitle text={t('title')} className="mt-3" />
      <p className="mt-6 max-w-[60ch] text-pretty text-lg md:text-xl">{t('words')}</p>
      <p className="mt-3 max-w-[60ch] text-pretty text-lg md:text-xl">{t('find')}</p>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
        <a href={mailtoHref(email)} className={link}>
          {t('write', { email })}
        </a>
        <LocaleLink href="/shop" className={link}>
          {t('toShop')}
        </LocaleLink>
      </p>
    </div>
  );
}

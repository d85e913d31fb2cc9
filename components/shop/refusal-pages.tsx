import { useTranslations } from 'next-intl';
import { BareTitle } from '@/components/layout/bare-title';
import { LocaleLink } from '@/components/navigation/links';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';

const linkStyle = 'label py-2 underline underline-offset-4';

type Props = {
  /** The reason, as a sentence. */
  reason: string;
  /** The error's id in the log. */
  id?: string;
};

/** Shows why a request was refused, with links back to the shop. */
export function RefusalMessage({ reason, id }: Props) {
  const t = useTranslations('Checkout.refused');
  return (
    <div className="shell pt-10 pb-16 md:pt-16">
      <BareTitle text={t('title')} />
      <p className="mt-6 max-w-[60ch] text-pretty text-lg md:text-xl" suppressHydrationWarning>
        {reason}
      </p>
      <p className="mt-2 text-muted" suppressHydrationWarning>
        {id}
      </p>
      <BackLinks />
    </div>
  );
}

/** Shows why there is nothing to order, with links back. */
export function NothingToOrder({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className="shell mt-6 mb-16">
      {reasons.map((line) => (
        <p key={line} className="mt-3 max-w-[60ch] text-pretty text-lg">
          {line}
        </p>
      ))}
      <BackLinks />
    </div>
  );
}

/** Links to the cart and the shop. */
function BackLinks() {
  const t = useTranslations('Checkout');
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
      <LocaleLink href="/panier" className={linkStyle}>
        {t('toBasket')}
      </LocaleLink>
      <LocaleLink href="/shop" className={linkStyle}>
        {t('toShop')}
      </LocaleLink>
    </p>
  );
}

/**
 * The 404 page of order URLs: the same for every invalid token, with advice on how to find the order.
 */
export function OrderNotFound({ email }: { email: string }) {
  const t = useTranslations('Order.notFound');
  return (
    <div className="shell pt-10 pb-16 md:pt-16">
      <p className="label text-signal">404</p>
      <BareTitle text={t('title')} className="mt-3" />
      <p className="mt-6 max-w-[60ch] text-pretty text-lg md:text-xl">{t('words')}</p>
      <p className="mt-3 max-w-[60ch] text-pretty text-lg md:text-xl">{t('find')}</p>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
        <a href={mailtoHref(email)} className={linkStyle}>
          {t('write', { email })}
        </a>
        <LocaleLink href="/shop" className={linkStyle}>
          {t('toShop')}
        </LocaleLink>
      </p>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { BareTitle } from '@/components/layout/bare-title';
import { WaysBack } from './ways-back';

type Props = {
  /** Why, in a sentence. */
  reason: string;
  /** Under which the log has it. */
  id?: string;
};

/** Says why the shop does not answer as it was asked, and leads back to it. */
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
      <WaysBack />
    </div>
  );
}

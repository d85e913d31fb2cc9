import { useTranslations } from 'next-intl';
import { BareTitle } from '@/components/layout/bare-title';
import { WaysBack } from './ways-back';

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
      <WaysBack />
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { BareArrow } from '@/components/navigation/arrow';

type Props = {
  /** Path of a page, with its language prefix. */
  address: string;
  title: string;
  className?: string;
};

/** Share button alone, also for islands; hidden without script. */
export function ShareAddress({ address, title, className = '' }: Props) {
  const t = useTranslations('Share');
  return (
    <button
      type="button"
      data-live="share"
      data-url={address}
      data-title={title}
      className={`action invisible in-[[data-scripted]]:visible noscript:hidden ${className}`}
    >
      <BareArrow sign="↗" /> {t('share')}
    </button>
  );
}

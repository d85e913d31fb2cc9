import { useTranslations } from 'next-intl';

type Props = {
  /** Path of a page in its own language. */
  address: string;
  title: string;
  className?: string;
};

/** The button alone, for an island as well; without script it is not there. */
export function ShareAddress({ address, title, className = '' }: Props) {
  const t = useTranslations('Share');
  return (
    <button
      type="button"
      data-live="share"
      data-url={address}
      data-title={title}
      className={`label invisible inline-flex min-h-10 cursor-pointer items-center gap-2 border-2 border-current px-3 py-1.5 in-[[data-scripted]]:visible noscript:hidden ${className}`}
    >
      <span aria-hidden="true">↗</span> {t('share')}
    </button>
  );
}

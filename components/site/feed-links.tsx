import { useLocale, useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import { localePath } from '@/lib/i18n/locales';
import { type FeedFormat, type FeedName, feedFormats, feedPath } from '@/lib/site/feed-paths';

const formatNames: Record<FeedFormat, string> = { xml: 'Atom', json: 'JSON Feed' };

/** Links to a feed in each format. The caller renders it only if the feed exists. */
export function FeedLinks({ of }: { of: FeedName }) {
  const t = useTranslations('Feeds');
  const locale = useLocale();
  const follow = t(`follow.${of}`);
  return (
    <p className="label flex flex-wrap gap-x-4 print:hidden">
      <span className="py-1 text-muted">{follow}</span>
      {feedFormats.map((format) => (
        <a
          key={format}
          href={localePath(feedPath(of, format), locale)}
          aria-label={`${follow}, ${formatNames[format]}`}
          className={`inline-block py-1 ${textLinkStyle}`}
        >
          {formatNames[format]}
        </a>
      ))}
    </p>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import { localePath } from '@/lib/i18n/locales';
import {
  type FeedFormat,
  type FeedName,
  feedFormats,
  feedPath,
  pageFeedPath,
} from '@/lib/site/feed-paths';

const formatNames: Record<FeedFormat, string> = { xml: 'Atom', json: 'JSON Feed' };

/** Links to a feed in each format. The caller renders it only if the feed exists. */
export function FeedLinks({ of }: { of: FeedName }) {
  const follow = useTranslations('Feeds')(`follow.${of}`);
  return (
    <FormatLinks
      follow={follow}
      paths={feedFormats.map((format) => [format, feedPath(of, format)] as const)}
    />
  );
}

/** Link to the feed of a person or a collection. @param page path of its page, without the leading slash */
export function PageFeedLink({ page }: { page: string }) {
  const follow = useTranslations('Feeds')('follow.page');
  return (
    <div className="shell mt-14">
      <FormatLinks follow={follow} paths={[['xml', pageFeedPath(page)]]} />
    </div>
  );
}

type Props = { follow: string; paths: readonly (readonly [FeedFormat, path: string])[] };

function FormatLinks({ follow, paths }: Props) {
  const locale = useLocale();
  return (
    <p className="label flex flex-wrap gap-x-4 print:hidden">
      <span className="py-1 text-muted">{follow}</span>
      {paths.map(([format, path]) => (
        <a
          key={format}
          href={localePath(path, locale)}
          aria-label={`${follow}, ${formatNames[format]}`}
          className={`inline-block py-1 ${textLinkStyle}`}
        >
          {formatNames[format]}
        </a>
      ))}
    </p>
  );
}

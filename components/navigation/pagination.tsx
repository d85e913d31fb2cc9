import { useTranslations } from 'next-intl';
import { BareArrow } from './arrow';
import { LocaleLink } from './links';

/** Up to this number of pages, each page has a link. */
const maxListedPages = 10;

type Props = { page: number; pages: number; href: (page: number) => string };

/** Page links of a list; of many pages only the first, the last and the nearby ones. Nothing for a single page. */
export function Pagination({ page, pages, href }: Props) {
  const t = useTranslations('Navigation');
  if (pages < 2) return null;
  const step = 'grid min-h-11 min-w-11 place-items-center px-3 hover:bg-raised';
  return (
    <nav
      aria-label={t('pagination')}
      className="label mt-14 flex flex-wrap items-center gap-1 border-ink border-t pt-3"
    >
      {page > 1 && (
        <LocaleLink
          href={href(page - 1)}
          rel="prev"
          className={step}
          aria-label={t('previousPage')}
        >
          <BareArrow sign="←" />
        </LocaleLink>
      )}
      {listPages(page, pages).map((number) =>
        number < 0 ? (
          <span key={number} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <LocaleLink
            key={number}
            href={href(number)}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={`${step} aria-[current]:bg-ink aria-[current]:text-paper`}
          >
            {number}
          </LocaleLink>
        ),
      )}
      {page < pages && (
        <LocaleLink href={href(page + 1)} rel="next" className={step} aria-label={t('nextPage')}>
          <BareArrow sign="→" />
        </LocaleLink>
      )}
    </nav>
  );
}

/**
 * Page numbers to show: all, or for more than ten pages the first, the last, and those around the current page. A gap
 * is a negative number, different for each gap.
 */
function listPages(page: number, pages: number): number[] {
  if (pages <= maxListedPages) return Array.from({ length: pages }, (_, index) => index + 1);
  const neighbours = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const [first = pages] = neighbours;
  const last = neighbours.at(-1) ?? 1;
  return [1, ...(first > 2 ? [-1] : []), ...neighbours, ...(last < pages - 1 ? [-2] : []), pages];
}

import type { ReactNode } from 'react';
import { LocaleLink, TextLink } from '@/components/navigation/links';
import { comparePath } from '@/lib/site/preview/preview';
import { kindOf, pageOfRecord, type RecordName } from '@/lib/site/preview/records';
import type { PreviewPageProps } from './preview-messages';

type Props = Omit<PreviewPageProps, 'locale'> & { name: RecordName; children?: ReactNode };

/** A record as a list row: kind, title with a link to its page if it has one, file, and details. */
export function RecordLine({ preview: { titles, contentFolder }, t, name, children }: Props) {
  const page = titles[name] === undefined ? undefined : pageOfRecord(name);
  const kind = t(`records.${kindOf(name)}`);
  // The title of settings is their kind; a removed record has only its file name.
  const title = titles[name] === name ? kind : (titles[name] ?? name);
  return (
    <li className="grid items-baseline gap-x-6 border-line border-t py-3 first:border-t-0 md:grid-cols-[7rem_minmax(0,1fr)]">
      <span className="label text-muted">{kind}</span>
      <div className="wrap-anywhere grid gap-y-1.5">
        <p className="list-title text-lg">
          {page ? (
            <LocaleLink href={page} className="underline-offset-4 hover:underline">
              {title}
            </LocaleLink>
          ) : (
            title
          )}
        </p>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <span className="text-muted">{`${contentFolder}/${name}.yaml`}</span>
          {page && <TextLink href={comparePath(page)}>{t('compare.show')}</TextLink>}
        </p>
        {children}
      </div>
    </li>
  );
}

/** Heading with a count. */
export function CountedHeading({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      {children} <span className="text-signal tabular-nums">{count}</span>
    </>
  );
}

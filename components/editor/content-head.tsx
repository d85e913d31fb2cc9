import type { ReactNode } from 'react';
import { contentFaults, contentNotices } from '@/lib/editor/content-paths';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  title: string;
  /** The way up, from the overview on. */
  above?: readonly (readonly [href: string, text: string])[];
  query: Record<string, string | undefined>;
  children?: ReactNode;
};

/** Header of a page of the content editor, with the way up and the result of the last action. */
export function ContentHead({ t, title, above = [], query, children }: Props) {
  const notice = contentNotices.find((name) => name === query.said);
  const fault = contentFaults.find((name) => name === query.fault);
  return (
    <>
      {above.length > 0 && (
        <nav aria-label={t('above')} className="above">
          {above.map(([href, text]) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      )}
      <div className="page-head">
        <h1>{title}</h1>
        {children}
      </div>
      {notice && (
        <p role="status" className="notice">
          {t(`notices.${notice}`)}
        </p>
      )}
      {fault && (
        <p role="alert" className="notice error">
          {t(`faults.${fault}`)}
        </p>
      )}
    </>
  );
}

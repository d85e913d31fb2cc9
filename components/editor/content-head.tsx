import type { ReactNode } from 'react';
import { contentFaults, contentNotices, contentPath } from '@/lib/editor/content-paths';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  title: string;
  /** One sentence that says what the page is for. */
  words?: ReactNode;
  /** The result of the last action, in the page's own words. */
  result?: string | undefined;
  /** Whether `result` says that something is still to correct. */
  isWarning?: boolean;
  /** The way up, from the overview on. */
  above?: readonly (readonly [href: string, text: string])[];
  query: Record<string, string | undefined>;
  children?: ReactNode;
};

/** Header of a page of the content editor, with the way up and the result of the last action. */
export function ContentHead(props: Props) {
  const { t, title, words, result, isWarning, query, children } = props;
  const { above = [[contentPath(), t('title')]] } = props;
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
      {words && <p className="page-words">{words}</p>}
      {result && (
        <p role={isWarning ? 'alert' : 'status'} className={isWarning ? 'notice error' : 'notice'}>
          {result}
        </p>
      )}
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

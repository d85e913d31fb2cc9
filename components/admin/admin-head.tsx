import type { ReactNode } from 'react';
import type { AdminWords } from './admin-words';
import { Notice } from './notice';

type Props = {
  t: AdminWords;
  title: string;
  query: Record<string, string | undefined>;
  children?: ReactNode;
};

/** Header of an admin page, with the result of the last action. */
export function AdminHead({ t, title, query, children }: Props) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {children}
      </div>
      <Notice t={t} query={query} />
    </>
  );
}

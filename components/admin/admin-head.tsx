import type { ReactNode } from 'react';
import type { AdminWords } from './admin-words';
import { Notice } from './notice';

type Props = {
  t: AdminWords;
  title: string;
  query: Record<string, string | undefined>;
  children?: ReactNode;
};

/** The head of a page of the desk, and what was just done. */
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

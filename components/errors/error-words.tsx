'use client';

import { createContext, type ReactNode, use } from 'react';

export type ErrorWords = {
  title: string;
  words: string;
  retry: string;
  home: string;
  homePath: string;
};

const Words = createContext<ErrorWords | undefined>(undefined);

/** Hands the error page its words with every page: when it is needed, nothing can be asked for any more. */
export function ErrorWordsProvider({
  words,
  children,
}: {
  words: ErrorWords;
  children: ReactNode;
}) {
  return <Words value={words}>{children}</Words>;
}

export function useErrorWords(): ErrorWords | undefined {
  return use(Words);
}

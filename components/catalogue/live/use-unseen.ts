'use client';

import { useLists } from '@/components/lists/use-lists';
import type { Results } from '../results';

type Unseen = { answer: Results['answer']; hidden: number };

/** Leaves out of an answer the films that this device's list has as seen, where that is asked; says how many. */
export const useUnseen: (results: Results) => Unseen =
  process.env.NEXT_PUBLIC_LISTS === 'off' ? ({ answer }) => ({ answer, hidden: 0 }) : useLeftOut;

function useLeftOut({ query, answer }: Results): Unseen {
  const watched = useLists()?.lists.watched;
  if (!query.unseen || !watched) return { answer, hidden: 0 };
  const films = answer.films.filter(({ slug }) => !(slug in watched));
  return { answer: { ...answer, films }, hidden: answer.films.length - films.length };
}

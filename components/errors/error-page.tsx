'use client';

import type { ErrorInfo } from 'next/error';
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/navigation/button-style';
import { isCrawler } from '@/lib/errors/crawlers';
import { errorId } from '@/lib/errors/error-id';
import { readErrorWords } from '@/lib/errors/error-words';
import { reportFailure } from '@/lib/errors/report-failure';
import { ErrorMessage } from './error-message';

type Props = Pick<ErrorInfo, 'error' | 'retry'>;

/** In place of what failed. For a crawler the error goes on up, to where the whole page is kept. */
export function ErrorPage({ error, retry }: Props) {
  if (isCrawler(navigator.userAgent)) throw error;
  return <FailedPart error={error} retry={retry} />;
}

function FailedPart({ error, retry }: Props) {
  const [words] = useState(readErrorWords);
  useEffect(() => void reportFailure(error), [error]);
  return (
    <ErrorMessage words={words} id={errorId(error)}>
      {words && (
        <button type="button" onClick={retry} className={buttonStyle}>
          {words.retry}
        </button>
      )}
    </ErrorMessage>
  );
}

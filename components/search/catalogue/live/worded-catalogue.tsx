'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { FetchingProvider } from '@/components/layout/fetching-provider';
import { tellAwake } from './awakening';
import { Catalogue } from './catalogue';

type Props = ComponentProps<typeof Catalogue> & {
  /** The words that it is drawn with, the messages as JSON. */
  words: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'timeZone'> & {
    messages: string;
  };
};

/** The catalogue with all it takes to be drawn in the browser. */
export function WordedCatalogue({ words, ...props }: Props) {
  useEffect(tellAwake, []);
  const messages = useMemo(() => JSON.parse(words.messages), [words.messages]);
  return (
    <NextIntlClientProvider {...words} messages={messages}>
      <FetchingProvider>
        <Catalogue {...props} />
      </FetchingProvider>
    </NextIntlClientProvider>
  );
}

'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { FetchingProvider } from '@/components/layout/fetching-provider';
import { tellAwake } from './awakening';
import { Catalogue } from './catalogue';

type Props = ComponentProps<typeof Catalogue> & {
  /** Locale, time zone and messages (as JSON). */
  words: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'timeZone'> & {
    messages: string;
  };
};

/** The catalogue with its message provider. */
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

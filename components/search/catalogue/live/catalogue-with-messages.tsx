'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { Catalogue } from './catalogue';
import { markHydrated } from './hydrate-on-intent';

type Props = ComponentProps<typeof Catalogue> & {
  /** Locale, time zone and messages (as JSON). */
  words: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'timeZone'> & {
    messages: string;
  };
};

/** The catalogue with its message provider. */
export function CatalogueWithMessages({ words, ...props }: Props) {
  useEffect(markHydrated, []);
  const messages = useMemo(() => JSON.parse(words.messages), [words.messages]);
  return (
    <NextIntlClientProvider {...words} messages={messages}>
      <QueryProvider>
        <Catalogue {...props} />
      </QueryProvider>
    </NextIntlClientProvider>
  );
}

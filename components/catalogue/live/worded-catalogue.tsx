'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useEffect } from 'react';
import { FetchingProvider } from '@/components/fetching/fetching-provider';
import { tellAwake } from './awakening';
import { Catalogue } from './catalogue';

type Props = ComponentProps<typeof Catalogue> & {
  /** The words that it is drawn with. */
  words: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'messages' | 'timeZone'>;
};

/** The catalogue with all it takes to be drawn in the browser. */
export function WordedCatalogue({ words, ...props }: Props) {
  useEffect(tellAwake, []);
  return (
    <NextIntlClientProvider {...words}>
      <FetchingProvider>
        <Catalogue {...props} />
      </FetchingProvider>
    </NextIntlClientProvider>
  );
}

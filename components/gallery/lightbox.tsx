'use client';

import { useMemo } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useClientWords } from '@/components/i18n/use-client-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type LightboxProps = {
  slides: { src: string; alt: string; title: string; credit?: string }[];
  index: number;
  /** Of the film. */
  title: string;
  locale: Locale;
  words: Messages['Gallery'];
  /** Called when the lightbox has gone, so that focus can go back. */
  onClose: () => void;
};

/** Stills at full size: arrow keys, swipe, captions and credits; Escape closes. */
export function Lightbox({ slides, index, title, locale, onClose, ...given }: LightboxProps) {
  const words = useClientWords(given.words, { namespace: 'Gallery', locale, live: true });
  // With a new list it would go back to the first still, as when the words arrive.
  const shown = useMemo(
    () =>
      slides.map(({ credit, ...slide }) => ({
        ...slide,
        description: credit && words.credit.replace('{credit}', () => credit),
      })),
    [slides, words.credit],
  );
  return (
    <YetAnotherLightbox
      open
      index={index}
      slides={shown}
      labels={{
        Lightbox: words.title.replace('{title}', () => title),
        Next: words.next,
        Previous: words.previous,
        Close: words.close,
      }}
      plugins={[Captions]}
      close={onClose}
      carousel={{ padding: '5%', finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'start' }}
    />
  );
}

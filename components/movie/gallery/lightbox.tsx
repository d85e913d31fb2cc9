'use client';

import { useEffect, useMemo, useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useClientMessages } from '@/components/rich-text/use-client-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { coverPage } from '@/lib/navigation/sheets/cover-page';

export type LightboxProps = {
  slides: { src: string; alt: string; title: string; credit?: string }[];
  index: number;
  /** Title of the film. */
  title: string;
  locale: Locale;
  messages: Messages['Gallery'];
  /** Called after the lightbox has closed, so that the focus can be restored, and on Back, to close the lightbox. */
  onClose: () => void;
};

/** Stills at full size: arrow keys, swipe, captions and credits; Escape closes. */
export function Lightbox({ slides, index, title, locale, onClose, ...rest }: LightboxProps) {
  const messages = useClientMessages(rest.messages, { namespace: 'Gallery', locale, live: true });
  // Translated messages may arrive while another still is shown. The lightbox then gets new slides and opens them at
  // `index`, so the shown index is stored. The slides are memoised, because new ones would interrupt the animation
  // between two stills.
  const [currentIndex, setCurrentIndex] = useState(index);
  const slidesWithCredits = useMemo(
    () => writeCredits(slides, messages.credit),
    [slides, messages.credit],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while it is open.
  useEffect(() => coverPage({ isOpen: () => true, close: onClose }), []);
  return (
    <YetAnotherLightbox
      open
      index={currentIndex}
      on={{ view: ({ index }) => setCurrentIndex(index) }}
      slides={slidesWithCredits}
      labels={{
        Lightbox: messages.title.replace('{title}', () => title),
        Next: messages.next,
        Previous: messages.previous,
        Close: messages.close,
        // For screen readers only.
        'Photo gallery': messages.pictures,
        '{index} of {total}': messages.place,
        Carousel: messages.carousel,
        Slide: messages.picture,
        Caption: messages.caption,
      }}
      plugins={[Captions]}
      close={onClose}
      carousel={{ padding: '5%', finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'start' }}
    />
  );
}

function writeCredits(slides: LightboxProps['slides'], pattern: string) {
  return slides.map(({ credit, ...slide }) => ({
    ...slide,
    description: credit && pattern.replace('{credit}', () => credit),
  }));
}

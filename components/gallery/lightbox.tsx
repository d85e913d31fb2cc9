'use client';

import YetAnotherLightbox, { type Labels, type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';

export type LightboxSlide = { src: string; alt: string; title: string; description?: string };
export type LightboxLabels = Labels;

type Props = {
  slides: LightboxSlide[];
  index: number;
  labels: LightboxLabels;
  /** Called when the lightbox has gone, so that focus can go back. */
  onClose: () => void;
};

/** Stills at full size: arrow keys, swipe, captions and credits; Escape closes. */
export function Lightbox({ slides, index, labels, onClose }: Props) {
  return (
    <YetAnotherLightbox
      open
      index={index}
      slides={slides satisfies SlideImage[]}
      labels={labels}
      plugins={[Captions]}
      close={onClose}
      carousel={{ padding: '5%', finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'start' }}
    />
  );
}

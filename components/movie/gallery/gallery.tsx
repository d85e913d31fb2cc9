import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { Picture } from '@/lib/catalog/films/film';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { StillsLightbox } from './stills-lightbox';

/**
 * Stills side by side, in the aspect ratio `--ratio`; each opens in the lightbox. Without scripts each is a
 * link to its file.
 */
export function Gallery({ stills, title }: { stills: Picture[]; title: { text: string } }) {
  const t = useTranslations('Gallery');
  const locale = useLocale();
  const { Gallery: messages } = useMessages();
  const slides = stills.map(({ src, alt, credit }) => ({
    src,
    alt: alt.text,
    title: alt.text,
    credit: credit?.text,
  }));
  return (
    <StillsLightbox slides={slides} title={title.text} locale={locale} messages={messages}>
      {stills.map((still, index) => (
        <li key={still.src} className="first:col-span-2 first:row-span-2">
          <a
            href={still.src}
            data-still={index}
            aria-label={t('open', { index: index + 1, count: stills.length, alt: still.alt.text })}
            className="block h-full cursor-zoom-in"
          >
            <Still still={still} />
          </a>
        </li>
      ))}
    </StillsLightbox>
  );
}

function Still({ still }: { still: Picture }) {
  const props = pictureProps({
    ...still,
    width: 1280,
    height: 720,
    sizes: '(min-width: 64rem) 36vw, 92vw',
  });
  return (
    <img
      {...props}
      alt={still.alt.text}
      lang={still.alt.translated ? undefined : still.alt.lang}
      className="aspect-[var(--ratio,16/9)] size-full bg-raised object-cover"
    />
  );
}

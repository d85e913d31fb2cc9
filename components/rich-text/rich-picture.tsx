import type { ComponentProps } from 'react';
import { findMade } from '@/lib/pictures/find-made';
import { pictureProps } from '@/lib/pictures/picture-props';

/** A text is 58 letters wide at most. */
const sizes = '(min-width: 48rem) 36rem, 92vw';

/** A picture in an editor's text, in its own shape and never larger than it is. */
export function RichPicture({ src, alt = '' }: Pick<ComponentProps<'img'>, 'src' | 'alt'>) {
  if (typeof src !== 'string') return null;
  // Markdown has written letters such as ü as an address does.
  const address = decodeURI(src);
  const made = findMade(address);
  const style = 'h-auto max-w-full bg-raised';
  // While a site is written nobody has measured its pictures.
  if (!made) return <img src={src} alt={alt} className={style} />;
  const { width, height } = made;
  return (
    <img
      {...pictureProps({ src: address, made, sizes, width, height })}
      alt={alt}
      className={style}
    />
  );
}

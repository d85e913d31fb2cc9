import type { Picture } from '@/lib/films/picture';
import { pictureProps } from '@/lib/pictures/picture-props';

/** The picture of news beside their title, small: the page that the link leads to says what it shows. */
export function NewsPicture({ picture }: { picture: Picture }) {
  return (
    <img
      {...pictureProps({
        ...picture,
        ...{ width: 480, height: 320, sizes: '(min-width: 48rem) 11rem, 6rem' },
      })}
      alt=""
      className="mt-1 aspect-[3/2] w-24 self-start bg-raised max-[20rem]:hidden object-cover md:col-start-3 md:row-span-2 md:row-start-1 md:w-44"
    />
  );
}

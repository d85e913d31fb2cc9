import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import type { Film } from '@/lib/catalog/films/film';
import { capitalise } from '@/lib/primitives/text/grammar';

type Props = { [Key in 'colour' | 'ratio' | 'sound']?: Film[Key] | undefined };

/** Colour, aspect ratio and sound of a film or a disc, in one line. */
export function PictureAndSound({ colour = [], ratio, sound }: Props) {
  const t = useTranslations('Film');
  const locale = useLocale();
  const shape = ratio?.replace(/^[\d.]+/, (width) =>
    Number(width).toLocaleString(locale, { minimumFractionDigits: 2 }),
  );
  const soundText = sound && (isNamed(sound) ? t(`sounds.${sound}`) : sound);
  const words = [...colour.map((name) => t(`colours.${name}`)), shape, soundText].filter(Boolean);
  return (
    <Fact name={t('pictureAndSound')} show={words.length > 0}>
      {capitalise(words.join(', '))}
    </Fact>
  );
}

/** Sound formats with a translated name; other names, such as brands, are the same in each language. */
const namedSounds = ['silent', 'mono', 'stereo'] as const;

function isNamed(sound: string): sound is (typeof namedSounds)[number] {
  return namedSounds.some((name) => name === sound);
}

import { useLocale, useTranslations } from 'next-intl';
import { PictureAndSound } from '@/components/films/picture-and-sound';
import { Runtime } from '@/components/films/runtime';
import { Fact } from '@/components/layout/fact';
import type { RawDisc } from '@/lib/content/schema/disc';
import { languageWords } from '@/lib/films/language-words';

const tracks = ['subtitles', 'captions', 'audioDescription'] as const;

/** What is on the disc, and on which players it plays. */
export function DiscFacts({ disc }: { disc: RawDisc }) {
  const t = useTranslations();
  const locale = useLocale();
  const { region, standard, runtime, count } = disc;
  const regions = region === 'free' ? t('Shop.regionFree') : region?.join(', ');
  return (
    <>
      {tracks.map((track) => (
        <Fact key={track} name={t(`Shop.${track}`)} show={disc[track].length > 0}>
          {languageWords(disc[track], locale, t('Film.noWords'))}
        </Fact>
      ))}
      <Fact name={t('Shop.region')} show={regions !== undefined || standard !== undefined}>
        {[regions, standard].filter(Boolean).join(', ')}
      </Fact>
      <PictureAndSound colour={disc.picture} ratio={disc.ratio} sound={disc.sound} />
      <Fact name={t('Film.runtime')} show={runtime !== undefined}>
        <Runtime minutes={runtime ?? 0} />
      </Fact>
      <Fact name={t('Shop.discs')} show={count > 1}>
        {count}
      </Fact>
    </>
  );
}

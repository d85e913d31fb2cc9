import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Film, Media } from '@/lib/catalog/films/film';
import { getSite } from '@/lib/site/get-site';
import { CompanionPlace } from '../companion-place';
import { NativePlayer, PlainPlayer, Unplayable } from '../native-player';
import { usePlayerProps } from '../player-props';
import { ThirdPartiesMeta } from '../third-parties-meta';
import { CoveredClickToPlay } from './covered-click-to-play';
import './covered.css';

type Props = { media: Media; film: Film; picture: ReactNode; caption: ReactNode; foot: ReactNode };

/** A film of the site that plays in place of its picture, as wide as the window. */
export function CoveredPlayer({ media, film, picture, caption, foot }: Props) {
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film);
  if (!props || player === false)
    return (
      <>
        <div className="covered">
          {props ? (
            <PlainPlayer {...{ media, title: props.source.title }} />
          ) : (
            <Unplayable error={error} />
          )}
          {caption}
        </div>
        {foot}
      </>
    );
  const pictures = (
    <>
      {picture}
      <noscript>
        <NativePlayer media={media} title={props.source.title} />
      </noscript>
    </>
  );
  return (
    <>
      <ThirdPartiesMeta player={props} />
      <CoveredClickToPlay
        {...props}
        {...{ caption, picture: pictures }}
        foot={
          <>
            <CompanionPlace ads={props.ads} />
            {foot}
          </>
        }
      />
    </>
  );
}

import { useLocale } from 'next-intl';
import { NativePlayer } from '@/components/player/native-player';
import { Unplayable } from '@/components/player/unplayable';
import { usePlayerProps } from '@/components/player/use-player-props';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import type { Film, Media } from '@/lib/films/film';
import { getSite } from '@/lib/site/get-site';
import { FramedGate } from './framed-gate';

/**
 * The site's player as it is on a film's page. Nobody is asked for advertisements from here: whose visitor that is has
 * not been asked either.
 */
export function FramedPlayer({ film, media }: { film: Film; media: Media }) {
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film);
  if (!props) return <Unplayable error={error} />;
  const native = <NativePlayer media={media} title={props.source.title} />;
  if (player === false) return native;
  const { ads, ...given } = props;
  // Nothing begins by itself on somebody else's page.
  const source = { ...props.source, autoplay: false };
  const own = ads && !isAskedAbroad(ads) ? ads : undefined;
  return (
    <>
      <noscript>{native}</noscript>
      <FramedGate {...given} source={source} ads={own} />
    </>
  );
}

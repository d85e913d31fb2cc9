import { useLocale, useTranslations } from 'next-intl';
import type { Film, Media } from '@/lib/films/film';
import { findEmbed } from '@/lib/films/player-source/find-embed';
import { getSite } from '@/lib/site/get-site';
import { EmbedPlayer } from './embed-player';
import { GuestsMeta } from './guests-meta';
import { NativePlayer } from './native-player';
import { PlainPlayer } from './plain-player';
import { PlayerGate } from './player-gate';
import { usePlayerProps } from './use-player-props';

/** Where a film runs: the site's own file, or one that lies elsewhere and waits for a click. */
export function Player({ media, film }: { media: Media; film: Film }) {
  const t = useTranslations('Player');
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film);
  if (!props) return <p data-player-error={error}>{t('invalid')}</p>;
  const { title } = props.source;
  const embed = findEmbed(media.sources);
  if (player === false) return <PlainPlayer {...{ media, title, embed }} />;
  return (
    <>
      <GuestsMeta player={props} />
      {embed ? <EmbedPlayer {...props} embed={embed} /> : <PlayerGate {...props} />}
      {!embed && (
        <noscript>
          <NativePlayer media={media} title={title} />
        </noscript>
      )}
    </>
  );
}

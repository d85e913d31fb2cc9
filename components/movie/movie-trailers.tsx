import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { Player } from '@/components/player/player';
import type { Film, Trailer } from '@/lib/catalog/films/film';
import { displayName } from '@/lib/i18n/intl-format';

/** Trailers, clips and other videos about the film, each with a player that opens in its place. */
export function MovieTrailers({ film, trailers }: { film: Film; trailers: Trailer[] }) {
  const t = useTranslations('Film');
  const locale = useLocale();
  return (
    <Section id="trailers" title={t('trailers')}>
      <ul className="trailers">
        {trailers.map((trailer) => {
          const { kind, language, title, sources } = trailer;
          const name = language && displayName('language', language, locale);
          const facts = [title && t(`videos.${kind}`), name].filter(Boolean);
          // The name of the video in structured data and on the player.
          const label = t('videoOf', { kind: t(`videos.${kind}`), title: film.title.text });
          return (
            <li key={sources[0]?.src}>
              {/* Above the video, since a provider's notice stands below it. */}
              <div>
                <h3 className="font-semibold" aria-label={title ? undefined : label}>
                  {title ?? t(`videos.${kind}`)}
                </h3>
                {facts.length > 0 && <p className="text-muted">{facts.join(', ')}</p>}
              </div>
              <div>
                <Player media={trailer} film={film} below={film.trailers.indexOf(trailer) + 1} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

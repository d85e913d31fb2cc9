import type { CSSProperties } from 'react';
import type { Film } from '@/lib/catalog/films/film';
import type { Picture } from '@/lib/catalog/films/picture';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import { stillInk } from '@/lib/posters/still-ink';

type Props = { film: Film; still: Picture; low: boolean };

/** A still in black and white with one ink of the film's poster, so that all stills look alike. */
export function MovieStill({ film, still, low }: Props) {
  const facts = posterFacts(film.slug);
  const { width, height } = still.made ?? { width: 1280, height: 720 };
  const look = facts && stillInk(facts);
  const style = {
    '--ink-of-film': look?.ink,
    '--blend': look?.blend,
    '--ratio': `${width} / ${height}`,
    '--own': `${width}px`,
  } as CSSProperties;
  return (
    <div className={low ? 'front low in-ink' : 'front in-ink'} style={style}>
      <img
        {...pictureProps({ ...still, width, height, sizes: '100vw' })}
        loading="eager"
        fetchPriority="high"
        alt={still.alt.text}
        lang={still.alt.translated ? undefined : still.alt.lang}
      />
    </div>
  );
}

import type { FilmFacts } from '@/lib/catalog/films/film-facts';
import { FilmMarks } from './film-marks';
import { ListButton } from './list-button';
import type { ListsWords } from './lists-words';
import { SeenMark } from './seen-mark';

type Props = { facts: FilmFacts; words: ListsWords };

/** Client-rendered card of a film in a list. A removed film can be put back. */
export function KeptFilm({ facts, words }: Props) {
  const { slug, href, title, line, runtime, poster } = facts;
  return (
    <article className="card group h-full">
      <img {...poster} alt="" width={600} height={900} loading="lazy" className="poster" />
      <h3 className="card-title">
        <a href={href} lang={title.translated ? undefined : title.lang} className="card-link">
          {title.text}
        </a>
      </h3>
      <p className="card-line">{line}</p>
      <p className="relative z-10 mt-auto pt-2">
        <ListButton
          slug={slug}
          title={title.text}
          list="watched"
          label={words.watchedFilm.replace('{title}', title.text)}
        >
          <SeenMark /> {words.watched}
        </ListButton>
      </p>
      <FilmMarks
        {...{ slug, runtime }}
        title={title.text}
        words={{ toWatch: words.toWatchFilm, seen: words.seen }}
      />
    </article>
  );
}

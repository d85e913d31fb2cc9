import { readSync } from 'node:fs';
import type { RawFilm } from './schema/film';

/** Where each film stands in a file: the record of `slugs[n]` is `[starts[n], starts[n + 1])`, in bytes. */
export type FilmPlaces = { slugs: string[]; starts: Float64Array };

/** Films kept once they were read: all of a small house's, of a large one's those that are asked for most. */
const mostKept = 256;

/** Films as the build has put them down. Each is read when it is asked for: a page shows few of many thousands. */
export class StoredFilms implements ReadonlyMap<string, RawFilm> {
  readonly #file: number;
  readonly #starts: Float64Array;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #kept = new Map<number, RawFilm>();

  /** @param file an open file, which must stay open */
  constructor(file: number, { slugs, starts }: FilmPlaces) {
    this.#file = file;
    this.#starts = starts;
    this.#numbers = new Map(slugs.map((slug, number) => [slug, number]));
  }

  get size(): number {
    return this.#numbers.size;
  }

  has(slug: string): boolean {
    return this.#numbers.has(slug);
  }

  get(slug: string): RawFilm | undefined {
    const number = this.#numbers.get(slug);
    return number === undefined ? undefined : this.#recall(number);
  }

  keys() {
    return this.#numbers.keys();
  }

  *values(): Generator<RawFilm, undefined> {
    for (const number of this.#numbers.values()) yield this.#read(number);
  }

  *entries(): Generator<[string, RawFilm], undefined> {
    for (const [slug, number] of this.#numbers) yield [slug, this.#read(number)];
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(visit: (film: RawFilm, slug: string, films: this) => void) {
    for (const [slug, film] of this) visit(film, slug, this);
  }

  #recall(number: number): RawFilm {
    const film = this.#kept.get(number) ?? this.#read(number);
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(number, film);
    return film;
  }

  #read(number: number): RawFilm {
    const start = this.#starts[number] ?? 0;
    const bytes = Buffer.allocUnsafe((this.#starts[number + 1] ?? start) - start);
    readSync(this.#file, bytes, 0, bytes.length, start);
    return JSON.parse(bytes.toString());
  }
}

import { isRecord } from '@/lib/primitives/json';
import { type PlacedThing, type Thing, valuesOf } from './thing';

type Rule = (thing: Thing) => (string | false)[];

/** Consistency rules between the fields of each type. */
const rules: Readonly<Record<string, Rule>> = {
  ItemList: (list) => {
    const urls = itemsOf(list).map((item) => item.url);
    return [
      ...checkPositions(list),
      urls.length > 0 && new Set(urls).size < urls.length && 'names one address twice',
      urls.some((url) => url === undefined) && 'has an entry without an address',
      kindsOf(urls).size > 1 && `mixes kinds of pages: ${[...kindsOf(urls)].join(', ')}`,
      list.numberOfItems !== undefined &&
        list.numberOfItems !== urls.length &&
        `has numberOfItems ${list.numberOfItems} and lists ${urls.length}`,
    ];
  },
  BreadcrumbList: (list) => {
    const items = itemsOf(list);
    return [
      ...checkPositions(list),
      items.length < 2 && 'has fewer than two steps',
      items.some((item) => !item.name) && 'has a step without a name',
      items.slice(0, -1).some((item) => !item.item) &&
        'has a step, not the last, that leads nowhere',
    ];
  },
  Clip: ({ startOffset, endOffset }) => [
    endOffset !== undefined &&
      Number(endOffset) <= Number(startOffset) &&
      'ends before it has begun',
  ],
  VideoObject: (video) => {
    const starts = valuesOf(video, 'hasPart').map((clip) => isRecord(clip) && clip.startOffset);
    return [
      new Set(starts).size < starts.length && 'has two clips that begin at one time',
      comesBefore(video.expires, video.uploadDate) && 'expires before it was put up',
    ];
  },
  SeekToAction: ({ target }) => [
    !wordsOf(target).includes('{seek_to_second_number}') &&
      'has a target without {seek_to_second_number}',
  ],
  SearchAction: ({ target }) => [
    !wordsOf(target).includes('{search_term_string}') &&
      'has a target without {search_term_string}',
  ],
  ScreeningEvent: ({ startDate, endDate }) => [
    comesBefore(endDate, startDate) && 'ends before it begins',
  ],
};

/** Finds contradictions between fields that are valid on their own. */
export function checkConsistency({ thing, place }: PlacedThing): string[] {
  const rule = Object.hasOwn(rules, thing['@type']) && rules[thing['@type']];
  if (!rule) return [];
  return rule(thing).flatMap((issue) => (issue ? [`${place} ${issue}`] : []));
}

function itemsOf(list: Thing): Thing[] {
  return valuesOf(list, 'itemListElement').filter(isRecord) as Thing[];
}

function checkPositions(list: Thing): (string | false)[] {
  const positions = itemsOf(list).map(({ position }) => position);
  return [
    positions.some((position, index) => position !== index + 1) &&
      `counts ${positions.join(', ')} and not from 1`,
  ];
}

/**
 * Kinds of pages that URLs lead to: the first path segment after the language (`/movie`), or the whole path if
 * the URL has a fragment (`/shop#`).
 */
function kindsOf(urls: readonly unknown[]): Set<string> {
  const paths = urls.filter((url) => URL.canParse(String(url))).map((url) => new URL(String(url)));
  return new Set(
    paths.map(({ pathname, hash }) => {
      const parts = pathname.split('/').filter((part) => part && !/^[a-z]{2}$/.test(part));
      return hash ? `/${parts.join('/')}#` : `/${parts[0] ?? ''}`;
    }),
  );
}

function comesBefore(one: unknown, other: unknown): boolean {
  return Date.parse(String(one)) < Date.parse(String(other));
}

function wordsOf(target: unknown): string {
  return isRecord(target) ? String(target.urlTemplate ?? target.url ?? '') : String(target ?? '');
}

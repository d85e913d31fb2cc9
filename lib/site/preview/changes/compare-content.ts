import type { Change, ContentDigest, Fields } from './change';

/**
 * Changes of records between two states of the content, in the order of the later one, removed records last.
 */
export function compareContent(before: ContentDigest, after: ContentDigest): Change[] {
  const there = Object.entries(after).flatMap(([name, fields]): Change[] => {
    const old = before[name];
    if (!old) return [{ name, kind: 'added', fields: [] }];
    const differing = compareFields(old, fields);
    return differing.length > 0 ? [{ name, kind: 'altered', fields: differing }] : [];
  });
  const gone = Object.keys(before).filter((name) => !after[name]);
  return [...there, ...gone.map((name): Change => ({ name, kind: 'removed', fields: [] }))];
}

function compareFields(before: Fields, after: Fields): Change['fields'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, ...aroundDifference(before[field], after[field]) }));
}

/** Maximum number of characters shown, and how many of them before the first difference. */
const shown = { most: 200, before: 60 };

/** Excerpts of two texts around their first difference. */
function aroundDifference(before: string | undefined, after: string | undefined) {
  let same = 0;
  if (before !== undefined && after !== undefined)
    while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - shown.before);
  const passage = (words: string | undefined) =>
    words &&
    `${from > 0 ? '… ' : ''}${words.slice(from, from + shown.most)}${words.length > from + shown.most ? ' …' : ''}`;
  return { before: passage(before), after: passage(after) };
}

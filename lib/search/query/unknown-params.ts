import { facetKeys, facets } from './facets';
import { list, type SearchParams } from './parse-query';
import { sortings, views } from './query';
import { rangeEnds, rangeKeys, ranges } from './ranges';

const pageNumber = /^[1-9]\d{0,15}$/;

/**
 * Whether a URL has invalid values: `page=abc`, `genre=NOPE!`, `sort=price`. Empty values (sent by forms) and
 * unknown names are ignored.
 */
export function hasUnknownParams(params: SearchParams): boolean {
  const asks = (name: string, isKnown: (value: string) => boolean) =>
    list(params[name]).some((value) => value !== '' && !isKnown(value));
  return (
    facetKeys.some((key) => asks(key, (value) => facets[key].pattern.test(value))) ||
    rangeKeys.some((key) =>
      rangeEnds.some((end) => asks(`${key}-${end}`, (value) => ranges[key].test(value))),
    ) ||
    asks('page', (value) => pageNumber.test(value)) ||
    asks('sort', (value) => sortings.some((known) => known === value)) ||
    asks('view', (value) => views.some((known) => known === value))
  );
}

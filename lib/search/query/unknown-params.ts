import { facetKeys, facets } from './facets';
import { list, type SearchParams } from './parse-query';
import { sortings, views } from './query';
import { rangeEnds, rangeKeys, ranges } from './ranges';

const pageNumber = /^[1-9]\d{0,15}$/;

/**
 * Whether an address asks for something that nobody can mean: `page=abc`, `genre=NOPE!`, `sort=price`. Empty
 * parameters, as a form sends them, and names that are not the catalogue's own are none.
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

import { catalogueParams } from '@/lib/search/query/catalogue-href';
import { facetKeys } from '@/lib/search/query/facets';
import { parseQuery } from '@/lib/search/query/parse-query';
import { type CatalogueQuery, defaultSorting } from '@/lib/search/query/query';
import { readParams } from '@/lib/search/query/read-params';

/**
 * Reads a query from the form, on page 1. Conditions without a field, such as those of a facet not opened
 * yet, are taken from `query`.
 */
export function readFields(form: HTMLFormElement, query: CatalogueQuery): CatalogueQuery {
  const asked = parseQuery(readParams(new FormData(form)));
  const isDrawn = (key: string) => form.querySelector(`input[type=checkbox][name="${key}"]`);
  const undrawn = facetKeys.filter((key) => !isDrawn(key)).map((key) => [key, query.filters[key]]);
  const filters = { ...asked.filters, ...Object.fromEntries(undrawn) };
  return { ...asked, view: query.view, filters };
}

/** Whether the form matches a query. */
export function hasFields(form: HTMLFormElement, query: CatalogueQuery): boolean {
  const own = { ...query, page: 1 };
  return String(catalogueParams(readFields(form, query))) === String(catalogueParams(own));
}

/** Writes a query to the form, unless it matches already. */
export function writeFields(form: HTMLFormElement, query: CatalogueQuery): void {
  if (hasFields(form, query)) return;
  const chosen = new URLSearchParams(catalogueParams(query));
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      field.value = query.sort === defaultSorting(query) ? '' : query.sort;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = chosen.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement && field.type === 'number')
      field.value = chosen.get(field.name) ?? '';
    else if (field instanceof HTMLInputElement && field.name === 'q') field.value = query.text;
  }
}

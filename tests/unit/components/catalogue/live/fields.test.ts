// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasFields, readFields, writeFields } from '@/components/catalogue/live/fields';
import { parseQuery } from '@/lib/films/catalogue/parse-query';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form><input type="search" name="q">${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

it('what is chosen of a facet that was not opened stays as the address has it', () => {
  const form = formOf('<input type="hidden" name="genre" value="war">');
  const query = parseQuery({ genre: 'horror', person: 'ernst-lubitsch' });
  expect(readFields(form, query).filters).toEqual({
    genre: ['horror'],
    person: ['ernst-lubitsch'],
  });
  expect(hasFields(form, query)).toBe(true);
});

it('of an opened facet counts what is ticked', () => {
  const form = formOf(
    ['horror', 'war'].map((slug) => `<input type=checkbox name=genre value=${slug}>`).join(''),
  );
  const query = parseQuery({ genre: 'horror' });
  expect(hasFields(form, query)).toBe(false);
  writeFields(form, query);
  expect(readFields(form, query).filters).toEqual({ genre: ['horror'] });
});

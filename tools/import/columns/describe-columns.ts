import { columns } from './columns';

/** All columns with what stands in them, as Markdown: for the terminal and for `docs/import.md`. */
export function describeColumns(): string {
  return columns
    .map(({ name, about, example, also }) => {
      const others = also ? ` Also: ${also.join(', ')}.` : '';
      return `- \`${name}\`: ${about}. Such as \`${example}\`.${others}\n`;
    })
    .join('');
}

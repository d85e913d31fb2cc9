import { columns } from './columns';

/** All columns with their descriptions as Markdown, for the terminal and `docs/import.md`. */
export function describeColumns(): string {
  return columns
    .map(({ name, about, example, also }) => {
      const others = also ? ` Also: ${also.join(', ')}.` : '';
      return `- \`${name}\`: ${about}. Such as \`${example}\`.${others}\n`;
    })
    .join('');
}

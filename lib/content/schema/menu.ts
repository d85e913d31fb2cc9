import { z } from 'zod';

/** The pages of the menu in their order: the site's own by name, the house's by slug. */
export const menuSchema = z.array(z.string()).superRefine((names, { addIssue }) => {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      addIssue({ code: 'custom', path: [index], message: 'a page that is not named twice' });
});

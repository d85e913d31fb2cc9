import { expect, test } from 'vitest';
import { begunWords } from '@/components/lists/lists-words';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

test.each([
  ['French', fr],
  ['German', de],
])(
  'in %s a begun film’s link and buttons say which row they are of, with the words that are seen on them',
  (_, { Lists }) => {
    const { resumeFilm, forget, forgetFilm, putBack, putBackFilm } = begunWords(Lists);
    for (const name of [resumeFilm, forgetFilm, putBackFilm])
      expect(name).toContain(Lists.page.continue);
    expect(forgetFilm.toLowerCase()).toContain(forget.toLowerCase());
    expect(putBackFilm.toLowerCase()).toContain(putBack.toLowerCase());
  },
);

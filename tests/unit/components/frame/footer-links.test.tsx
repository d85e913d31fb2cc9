import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterLinks } from '@/components/frame/footer-links';

const draw = (url: string) =>
  renderToStaticMarkup(<FooterLinks title="La maison" links={[{ text: 'Ailleurs', url }]} />);

test('a link to the house elsewhere says that it is the house’s own, and opens beside the site', () => {
  expect(draw('https://social.example/@maison')).toContain(
    '<a href="https://social.example/@maison" rel="me noopener" target="_blank"',
  );
});

test('a letter does neither', () => {
  expect(draw('mailto:a@maison.example')).not.toMatch(/rel=|target=/);
});

test('what opens on the page itself is a button, and of no use without script', () => {
  const links = [{ text: 'Mes choix', opens: 'choices' }];
  const drawn = renderToStaticMarkup(<FooterLinks title="À savoir" links={links} />);
  expect(drawn).toMatch(/<li class="noscript:hidden"><button[^>]* popoverTarget="choices"/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Notice } from '@/components/desk/notice';
import { wordsIn } from './desk-words';

afterEach(() => vi.unstubAllEnvs());

const said = (name: string) =>
  renderToStaticMarkup(<Notice t={wordsIn('fr')} query={{ said: name }} />);

test.each(['order-send', 'order-cancel', 'order-refund'])(
  'what has been done (%s) says that its mail was kept where the house sends none',
  (name) => {
    vi.stubEnv('SMTP_URL', '');
    expect(said(name)).toContain('conservé, pas envoyé');
    vi.stubEnv('SMTP_URL', 'smtp://mail.example.org');
    vi.stubEnv('MAIL_FROM', 'shop@example.org');
    expect(said(name)).toContain('un courriel le dit à l’acheteur');
  },
);

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteSchema } from '@/lib/content/schema/site';
import { filmTitles, filmVideo } from '@/lib/seo/metadata/movie-metadata';
import { securityText } from '@/lib/seo/metadata/security-text';
import { pageTitle, titleLength } from '@/lib/seo/metadata/title-and-description';
import { webManifest } from '@/lib/seo/metadata/web-manifest';
import { iconFiles } from '@/tools/theme/icon-files.mjs';
import { filmFixture } from '../../catalog/films/film-fixture';
import { filmWords } from './film-words';

const now = new Date('2026-11-22');

describe('movie metadata', () => {
  const { t } = filmWords('fr');

  it('a title says by whom the film is, in each language in other words', () => {
    const film = filmFixture('Fièvre', { year: 1921, directors: ['Louis Delluc'] });
    expect(filmTitles(film, 'fr', t)[0]).toBe('Fièvre (1921), film muet de Louis Delluc');
    expect(filmTitles(film, 'de', filmWords('de').t)[0]).toBe(
      'Fièvre (1921), Stummfilm von Louis Delluc',
    );
  });

  it('what has no room is left out bit by bit, the title last', () => {
    const film = filmFixture('La Roue', { year: 1923, directors: ['Abel Gance'] });
    expect(filmTitles(film, 'fr', t)).toEqual([
      ...['La Roue (1923), film muet d’Abel Gance', 'La Roue (1923), film d’Abel Gance'],
      ...['La Roue, film muet de 1923', 'La Roue, film de 1923', 'La Roue (1923)', 'La Roue'],
    ]);
  });

  it('of nobody, or of many, the year says enough', () => {
    const film = filmFixture('Études', { year: 2020, directors: ['A B', 'C D', 'E F'] });
    expect(filmTitles(film, 'fr', t)[0]).toBe('Études, film de 2020');
    expect(filmTitles(filmFixture('Nerven', { year: 2020 }), 'fr', t)[0]).toBe(
      'Nerven, film de 2020',
    );
  });

  it('what is only heard is called no film', () => {
    const audio = {
      type: 'audio',
      sources: [{ provider: 'html5', src: '/media/canon/canon.mp3' }],
    };
    const work = filmFixture('Canon', { year: 2026, media: { audio } });
    expect(filmTitles(work, 'fr', t)[0]).toBe('Canon, œuvre sonore de 2026');
    expect(filmTitles(work, 'de', filmWords('de').t)[0]).toBe('Canon, Klangwerk von 2026');
  });
});

describe('page title', () => {
  it('the name goes before a word of the title does', () => {
    const full = 'Nosferatu le vampire (1922), film de Friedrich Wilhelm Murnau';
    expect(pageTitle([full, 'Nosferatu le vampire'], 'Bobine')).toBe(full);
  });

  it('the fullest wording that has room is taken', () => {
    const long = `${'x'.repeat(titleLength)}, film de 1922`;
    expect(pageTitle([long, 'Nosferatu, film de 1922'], 'Bobine')).toBe(
      'Nosferatu, film de 1922 – Bobine',
    );
  });
});

describe('film video', () => {
  const file = (size: number) => ({ provider: 'html5', src: `/media/a/${size}.mp4`, size });
  const seen = (film: Record<string, unknown>, vod: Record<string, unknown> = {}) =>
    filmVideo(
      filmFixture('a', {
        media: { film: { type: 'video', ...film } },
        vod: { ads: false, ...vod },
      }),
      now,
    );

  it('a shared link shows the largest file of a film that is free here', () =>
    expect(seen({ sources: [file(360), file(720)] })).toEqual({
      ...{ url: '/media/a/720.mp4', type: 'video/mp4', width: 1280, height: 720 },
    }));

  it('not before its offer, not while advertisements pay for it, not what lies with a provider', () => {
    expect(seen({ sources: [file(360)] }, { from: '2027-01-01T00:00:00Z' })).toBeUndefined();
    expect(seen({ sources: [file(360)] }, { ads: true })).toBeUndefined();
    const embed = { provider: 'youtube', src: 'aqz-KE-bpKQ' };
    expect(seen({ sources: [embed] })).toBeUndefined();
    const hls = {
      provider: 'html5',
      src: '/media/a/a.m3u8',
      type: 'application/vnd.apple.mpegurl',
    };
    expect(seen({ sources: [hls] })).toBeUndefined();
  });
});

describe('security text', () => {
  const built = new Date('2026-11-22T00:00:00Z');
  const write = (security: Parameters<typeof securityText>[0]) =>
    securityText(security, 'https://films.example', built);

  it('says whom to tell, and until when that holds, for less than a year', () =>
    expect(write({ contact: 'safe@films.example' })).toBe(
      [
        ...['Contact: mailto:safe@films.example', 'Expires: 2027-11-17T00:00:00.000Z'],
        'Preferred-Languages: fr, de, en',
        ...['Canonical: https://films.example/.well-known/security.txt', ''],
      ].join('\n'),
    ));

  it('takes no contact that is none', () => {
    const { security } = siteSchema.shape;
    const contacts = [
      ...['nobody', 'javascript:alert(1)', 'http://films.example', 'a\nb@films.example'],
    ];
    for (const contact of contacts)
      expect(security.safeParse({ contact }).success, contact).toBe(false);
  });
});

describe('web manifest', () => {
  it('names the icons that the build makes, and no others', () => {
    const made = Object.values(iconFiles).map((name) => `/${name}`);
    for (const { src } of webManifest('fr').icons ?? []) expect(made).toContain(src);
    expect(existsSync('public/icon.svg')).toBe(true);
  });
});

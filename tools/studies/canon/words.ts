import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'Le projecteur démarre', de: 'Der Projektor läuft an' } },
  { beat: 6, title: { fr: 'La voix lente', de: 'Die langsame Stimme' } },
  { beat: 26, title: { fr: 'La voix moyenne', de: 'Die mittlere Stimme' } },
  { beat: 46, title: { fr: 'La voix rapide', de: 'Die schnelle Stimme' } },
  { beat: 86, title: { fr: 'L’arrêt', de: 'Der Stillstand' } },
];

export const captions: readonly Caption[] = [
  {
    beat: 0.3,
    beats: 5.2,
    text: {
      fr: '[Un projecteur se met en marche : seize images par seconde]',
      de: '[Ein Projektor läuft an: sechzehn Bilder in der Sekunde]',
    },
  },
  {
    beat: 6,
    beats: 8,
    text: {
      fr: '[Une basse commence la mélodie, très lentement]',
      de: '[Ein Bass beginnt die Melodie, sehr langsam]',
    },
  },
  {
    beat: 16,
    beats: 8,
    text: {
      fr: '[La basse seule, au-dessus du cliquetis]',
      de: '[Der Bass allein, über dem Rattern]',
    },
  },
  {
    beat: 26,
    beats: 8,
    text: {
      fr: '[À gauche, une corde pincée : la même mélodie, en trois quarts du temps]',
      de: '[Links eine gezupfte Saite: dieselbe Melodie, in drei Vierteln der Zeit]',
    },
  },
  {
    beat: 36,
    beats: 8,
    text: {
      fr: '[Deux voix, deux vitesses, une mélodie]',
      de: '[Zwei Stimmen, zwei Tempi, eine Melodie]',
    },
  },
  {
    beat: 46,
    beats: 8,
    text: {
      fr: '[À droite, des cloches : la même mélodie, deux fois plus vite que la basse]',
      de: '[Rechts Glocken: dieselbe Melodie, doppelt so schnell wie der Bass]',
    },
  },
  {
    beat: 56,
    beats: 10,
    text: {
      fr: '[La troisième voix rattrape les deux autres]',
      de: '[Die dritte Stimme holt die anderen ein]',
    },
  },
  {
    beat: 74,
    beats: 8,
    text: { fr: '[Les écarts se resserrent]', de: '[Die Abstände werden kleiner]' },
  },
  {
    beat: 83,
    beats: 3.5,
    text: {
      fr: '[Les cloches rejoignent le dernier son ; toutes les voix s’y tiennent]',
      de: '[Die Glocken erreichen den letzten Ton; alle Stimmen halten ihn]',
    },
  },
  {
    beat: 87,
    beats: 7.5,
    text: {
      fr: '[Le projecteur ralentit et s’arrête]',
      de: '[Der Projektor wird langsamer und steht still]',
    },
  },
];

import { intertitle } from '../score/intertitle';
import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'La lune à son fil', de: 'Der Mond am Faden' } },
  { beat: 30, title: { fr: 'Le fil casse', de: 'Der Faden reisst' } },
  { beat: 45, title: { fr: 'La forêt, l’étang', de: 'Wald und Weiher' } },
  { beat: 75, title: { fr: 'La montagne', de: 'Der Berg' } },
  { beat: 90, title: { fr: 'La couture', de: 'Die Naht' } },
  { beat: 117, title: { fr: 'Le bout de fil', de: 'Das Ende Faden' } },
];

export const intertitles: readonly Caption[] = [
  intertitle(1.2, 7.2, { fr: 'La Couseuse de lune', de: 'Die Mondnäherin' }),
  intertitle(39.5, 5, {
    fr: 'Une nuit, le fil de la lune cassa.',
    de: 'Eines Nachts riss der Faden, an dem der Mond hing.',
  }),
  intertitle(69.5, 5, {
    fr: 'Une aiguille, elle en avait une. Restait la montagne.',
    de: 'Eine Nadel hatte sie. Blieb nur der Berg.',
  }),
  intertitle(111.5, 5, { fr: 'Il restait un bout de fil.', de: 'Ein Ende Faden blieb übrig.' }),
  intertitle(149.5, 5.5, { fr: 'Fin', de: 'Ende' }),
];

export const captions: readonly Caption[] = [
  {
    beat: 9.3,
    beats: 11.2,
    text: {
      fr: '[Au piano, une valse lente, en mineur]',
      de: '[Am Klavier ein langsamer Walzer, in Moll]',
    },
  },
  {
    beat: 21.2,
    beats: 5.8,
    text: {
      fr: '[Des croches montent et redescendent : l’aiguille]',
      de: '[Achtel, hinauf und hinab: die Nadel]',
    },
  },
  {
    beat: 27.2,
    beats: 5.5,
    text: {
      fr: '[L’accord se fige ; un trille s’affole]',
      de: '[Der Akkord erstarrt; ein Triller wird unruhig]',
    },
  },
  {
    beat: 33,
    beats: 5.6,
    text: {
      fr: '[Une gamme chromatique dégringole jusqu’au grave ; silence]',
      de: '[Eine chromatische Leiter stürzt bis in die Tiefe; Stille]',
    },
  },
  {
    beat: 45.3,
    beats: 10.5,
    text: {
      fr: '[À la basse, des pas ; au-dessus, des notes hésitantes]',
      de: '[Im Bass Schritte; darüber zögernde Töne]',
    },
  },
  {
    beat: 57.3,
    beats: 11,
    text: {
      fr: '[Des arpèges légers, comme des reflets sur l’eau]',
      de: '[Leichte Arpeggien, wie Lichter auf dem Wasser]',
    },
  },
  {
    beat: 75.3,
    beats: 13.5,
    text: {
      fr: '[La valse en octaves, plus haute à chaque mesure]',
      de: '[Der Walzer in Oktaven, mit jedem Takt höher]',
    },
  },
  {
    beat: 90.3,
    beats: 10.5,
    text: {
      fr: '[Le mineur devient majeur : une note pour chaque point de couture]',
      de: '[Moll wird Dur: für jeden Stich ein Ton]',
    },
  },
  {
    beat: 102.3,
    beats: 8,
    text: { fr: '[La valse du début, en majeur]', de: '[Der Walzer vom Anfang, in Dur]' },
  },
  {
    beat: 117.4,
    beats: 8.2,
    text: {
      fr: '[Une basse tenue ; trois élans, chacun plus haut]',
      de: '[Ein gehaltener Bass; drei Anläufe, jeder höher]',
    },
  },
  {
    beat: 126,
    beats: 8.4,
    text: {
      fr: '[Des arpèges s’élancent jusqu’à un grand accord de ré majeur]',
      de: '[Arpeggien steigen bis zu einem grossen D-Dur-Akkord]',
    },
  },
  {
    beat: 135.3,
    beats: 11,
    text: {
      fr: '[La valse à pleines mains, puis de plus en plus bas]',
      de: '[Der Walzer aus vollen Händen, dann immer leiser]',
    },
  },
];

import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'Lever', de: 'Aufgang' } },
  { beat: 24, title: { fr: 'Orbites', de: 'Umlaufbahnen' } },
  { beat: 48, title: { fr: 'Quartiers', de: 'Viertel' } },
  { beat: 67, title: { fr: 'Éclipse', de: 'Finsternis' } },
];

export const captions: readonly Caption[] = [
  {
    beat: 0.5,
    beats: 3.2,
    text: {
      fr: '[Une nappe grave se lève avec le disque]',
      de: '[Ein tiefer Flächenklang geht mit der Scheibe auf]',
    },
  },
  {
    beat: 4,
    beats: 5,
    text: {
      fr: '[Pour chaque anneau une cloche, et son écho plus bas]',
      de: '[Für jeden Ring eine Glocke und tiefer ihr Echo]',
    },
  },
  {
    beat: 9,
    beats: 6.5,
    text: {
      fr: '[Sept cloches en tout, de plus en plus aiguës]',
      de: '[Sieben Glocken im Ganzen, höher und höher]',
    },
  },
  {
    beat: 19,
    beats: 4,
    text: {
      fr: '[Les anneaux se referment ; la nappe s’éteint]',
      de: '[Die Ringe schliessen sich; der Klang verlischt]',
    },
  },
  {
    beat: 24,
    beats: 4.5,
    text: {
      fr: '[Une corde sonne chaque fois qu’un astre passe au sommet]',
      de: '[Eine Saite klingt, sooft ein Körper den Scheitel erreicht]',
    },
  },
  {
    beat: 28.5,
    beats: 7.5,
    text: {
      fr: '[Neuf orbites, neuf rythmes : le plus petit cercle sonne le plus souvent]',
      de: '[Neun Bahnen, neun Rhythmen: Der kleinste Kreis klingt am häufigsten]',
    },
  },
  {
    beat: 36,
    beats: 9,
    text: {
      fr: '[Les rythmes se croisent et se séparent ; des cloches à gauche et à droite]',
      de: '[Die Rhythmen treffen sich und trennen sich; Glocken links und rechts]',
    },
  },
  { beat: 46, beats: 2, text: { fr: '[Un instant de silence]', de: '[Einen Augenblick Stille]' } },
  {
    beat: 51,
    beats: 5.5,
    text: {
      fr: '[Des lames de bois montent : à chaque quart de tour une note]',
      de: '[Holzstäbe steigen auf: zu jeder Vierteldrehung ein Ton]',
    },
  },
  {
    beat: 57,
    beats: 8.5,
    text: {
      fr: '[La figure revient tous les trois temps, un pas plus haut, un pas plus bas]',
      de: '[Die Figur kehrt alle drei Schläge wieder, einen Schritt höher, einen tiefer]',
    },
  },
  {
    beat: 67.5,
    beats: 5,
    text: {
      fr: '[Quatre sons tenus s’ajoutent l’un à l’autre]',
      de: '[Vier gehaltene Töne kommen einer zum andern]',
    },
  },
  {
    beat: 74.5,
    beats: 3.3,
    text: { fr: '[L’accord entier, sans cloches]', de: '[Der ganze Akkord, ohne Glocken]' },
  },
  {
    beat: 78,
    beats: 4.5,
    text: {
      fr: '[L’accord s’éloigne ; le disque rouge reste seul]',
      de: '[Der Akkord entfernt sich; die rote Scheibe bleibt allein]',
    },
  },
];

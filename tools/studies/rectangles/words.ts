import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'Le carré', de: 'Das Quadrat' } },
  { beat: 20, title: { fr: 'Les volets', de: 'Die Läden' } },
  { beat: 40, title: { fr: 'Les gris', de: 'Die Graustufen' } },
  { beat: 58, title: { fr: 'Le négatif', de: 'Das Negativ' } },
  { beat: 76, title: { fr: 'Le point', de: 'Der Punkt' } },
];

export const captions: readonly Caption[] = [
  {
    beat: 1,
    beats: 4.7,
    text: {
      fr: '[Un coup de bois, seul : le carré avance ; un souffle : il recule]',
      de: '[Ein einzelner Holzschlag: Das Quadrat kommt näher; ein Hauch: Es weicht zurück]',
    },
  },
  {
    beat: 6,
    beats: 3.5,
    text: {
      fr: '[Bois à gauche, corde à droite, une note aiguë au milieu]',
      de: '[Holz links, Saite rechts, ein hoher Ton in der Mitte]',
    },
  },
  {
    beat: 10,
    beats: 5,
    text: {
      fr: '[De carré en carré, les sons montent]',
      de: '[Von Quadrat zu Quadrat steigen die Töne]',
    },
  },
  {
    beat: 16,
    beats: 3.5,
    text: {
      fr: '[Un son grave : tout l’écran est blanc]',
      de: '[Ein tiefer Ton: Die ganze Leinwand ist weiss]',
    },
  },
  {
    beat: 20,
    beats: 5.8,
    text: {
      fr: '[Un tambour sourd entre et marche ; huit notes, de gauche à droite]',
      de: '[Eine dumpfe Trommel setzt ein und geht; acht Töne, von links nach rechts]',
    },
  },
  {
    beat: 26,
    beats: 2.8,
    text: { fr: '[Huit frottements brefs]', de: '[Achtmal ein kurzes Wischen]' },
  },
  {
    beat: 29,
    beats: 5,
    text: {
      fr: '[Quatre notes, tour à tour à gauche et à droite]',
      de: '[Vier Töne, abwechselnd links und rechts]',
    },
  },
  {
    beat: 36.5,
    beats: 3.5,
    text: {
      fr: '[Les basses se ferment comme des volets]',
      de: '[Die Bässe schliessen sich wie Läden]',
    },
  },
  {
    beat: 41,
    beats: 8,
    text: {
      fr: '[À chaque temps un son du lointain, qui revient plus haut et plus fort]',
      de: '[Auf jedem Schlag ein Ton aus der Ferne, der höher und lauter wiederkehrt]',
    },
  },
  {
    beat: 50,
    beats: 7,
    text: {
      fr: '[Les sons se recouvrent, le tambour marche toujours]',
      de: '[Die Töne überlagern sich, die Trommel geht weiter]',
    },
  },
  {
    beat: 58.5,
    beats: 7.5,
    text: {
      fr: '[Des notes isolées : chaque plan prend sa place]',
      de: '[Einzelne Töne: Jede Fläche nimmt ihren Platz ein]',
    },
  },
  {
    beat: 67,
    beats: 6,
    text: {
      fr: '[Tambour et cloches : le noir et le blanc s’échangent à chaque coup]',
      de: '[Trommel und Glocken: Bei jedem Schlag tauschen Schwarz und Weiss]',
    },
  },
  {
    beat: 73,
    beats: 3.5,
    text: {
      fr: '[Des souffles : les plans s’en vont]',
      de: '[Ein Wischen nach dem andern: Die Flächen gehen ab]',
    },
  },
  {
    beat: 77,
    beats: 5.5,
    text: {
      fr: '[Le coup de bois du début, puis plus rien]',
      de: '[Der Holzschlag des Anfangs, dann nichts mehr]',
    },
  },
];

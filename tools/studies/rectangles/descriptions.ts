import type { Caption } from '../score/score';

/** What is seen, for those who do not see it. */
export const descriptions: readonly Caption[] = [
  {
    beat: 0,
    beats: 5.8333,
    text: {
      fr: 'Fond noir. Un carré blanc avance du fond de l’écran et recule.',
      de: 'Schwarzer Grund. Ein weisses Quadrat kommt aus der Tiefe und weicht zurück.',
    },
  },
  {
    beat: 6.0417,
    beats: 9.5833,
    text: {
      fr: 'D’autres carrés le suivent, à gauche, à droite, au milieu.',
      de: 'Andere Quadrate folgen, links, rechts, in der Mitte.',
    },
  },
  {
    beat: 16.0417,
    beats: 3.75,
    text: {
      fr: 'Tout l’écran est blanc.',
      de: 'Das ganze Bild ist weiss.',
    },
  },
  {
    beat: 20,
    beats: 19.7917,
    text: {
      fr: 'Sur le blanc, des volets noirs, debout puis couchés, ferment l’image.',
      de: 'Auf dem Weiss schliessen schwarze Läden, erst stehend, dann liegend, das Bild.',
    },
  },
  {
    beat: 40,
    beats: 17.7083,
    text: {
      fr: 'Des plans gris viennent de loin et se recouvrent, jusqu’à remplir l’écran.',
      de: 'Graue Flächen kommen von weit her und überdecken sich, bis sie das Bild füllen.',
    },
  },
  {
    beat: 58.125,
    beats: 8.5417,
    text: {
      fr: 'Une croix partage l’écran, et chaque plan prend sa place.',
      de: 'Ein Kreuz teilt das Bild, und jede Fläche findet ihren Platz.',
    },
  },
  {
    beat: 66.875,
    beats: 8.9583,
    text: {
      fr: 'Le noir et le blanc s’échangent à chaque coup de tambour, puis les plans s’en vont.',
      de: 'Schwarz und Weiss tauschen bei jedem Trommelschlag, dann gehen die Flächen.',
    },
  },
  {
    beat: 76.0417,
    beats: 7.9167,
    text: {
      fr: 'Le carré du début rapetisse en un point. Écran noir.',
      de: 'Das Quadrat vom Anfang schrumpft zu einem Punkt. Schwarzes Bild.',
    },
  },
];

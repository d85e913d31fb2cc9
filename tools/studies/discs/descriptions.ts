import type { Caption } from '../score/score';

/** What is seen, for those who do not see it. */
export const descriptions: readonly Caption[] = [
  {
    beat: 0,
    beats: 3.9062,
    text: {
      fr: 'Fond couleur de papier. Un disque rouge se lève au milieu.',
      de: 'Papierfarbener Grund. In der Mitte geht eine rote Scheibe auf.',
    },
  },
  {
    beat: 3.9062,
    beats: 14.8438,
    text: {
      fr: 'Des anneaux s’ouvrent autour de lui, l’un après l’autre.',
      de: 'Ringe öffnen sich um sie, einer nach dem andern.',
    },
  },
  {
    beat: 18.9062,
    beats: 5,
    text: {
      fr: 'Les anneaux se referment.',
      de: 'Die Ringe schliessen sich.',
    },
  },
  {
    beat: 24.0625,
    beats: 21.25,
    text: {
      fr: 'Il fait nuit. Neuf points tournent, chacun sur son orbite.',
      de: 'Es ist Nacht. Neun Punkte kreisen, jeder auf seiner Bahn.',
    },
  },
  {
    beat: 48.125,
    beats: 18.75,
    text: {
      fr: 'Le jour revient. Des roues de quartiers colorés tournent l’une contre l’autre.',
      de: 'Es wird wieder Tag. Räder aus farbigen Vierteln drehen sich gegeneinander.',
    },
  },
  {
    beat: 67.0312,
    beats: 10.7812,
    text: {
      fr: 'Quatre disques transparents se recouvrent.',
      de: 'Vier durchsichtige Scheiben überdecken sich.',
    },
  },
  {
    beat: 77.9688,
    beats: 5.9375,
    text: {
      fr: 'Tout rapetisse. Il ne reste qu’un point rouge.',
      de: 'Alles wird kleiner. Es bleibt ein roter Punkt.',
    },
  },
];

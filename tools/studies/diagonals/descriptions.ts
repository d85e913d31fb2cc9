import type { Caption } from '../score/score';

/** What is seen, for those who do not see it. */
export const descriptions: readonly Caption[] = [
  {
    beat: 0,
    beats: 4,
    text: {
      fr: 'Fond noir. Une longue diagonale blanche s’allume.',
      de: 'Schwarzer Grund. Eine lange weisse Diagonale leuchtet auf.',
    },
  },
  {
    beat: 4,
    beats: 7.5,
    text: {
      fr: 'Des traits y poussent l’un après l’autre, comme les dents d’un peigne.',
      de: 'Striche wachsen aus ihr, einer nach dem andern, wie die Zinken eines Kamms.',
    },
  },
  {
    beat: 11.6667,
    beats: 8.1667,
    text: {
      fr: 'De petits traits fins montent et redescendent, puis tout s’efface.',
      de: 'Kleine feine Striche steigen und fallen, dann verschwindet alles.',
    },
  },
  {
    beat: 20,
    beats: 8.6667,
    text: {
      fr: 'Deux arcs s’ouvrent, et des cordes se tendent entre eux : une lyre.',
      de: 'Zwei Bögen öffnen sich, Saiten spannen sich dazwischen: eine Leier.',
    },
  },
  {
    beat: 29,
    beats: 10.6667,
    text: {
      fr: 'Les cordes se retirent de haut en bas.',
      de: 'Die Saiten ziehen sich von oben nach unten zurück.',
    },
  },
  {
    beat: 40,
    beats: 11.5,
    text: {
      fr: 'Un escalier monte à gauche ; des arcs et de gros traits se répondent.',
      de: 'Links steigt eine Treppe; Bögen und dicke Striche antworten einander.',
    },
  },
  {
    beat: 52,
    beats: 7.6667,
    text: {
      fr: 'L’escalier redescend.',
      de: 'Die Treppe steigt wieder hinab.',
    },
  },
  {
    beat: 60,
    beats: 13,
    text: {
      fr: 'Autour d’une seule diagonale, des traits s’écartent des deux côtés : une gerbe.',
      de: 'Um eine einzige Diagonale spreizen sich Striche nach beiden Seiten: eine Garbe.',
    },
  },
  {
    beat: 74,
    beats: 6,
    text: {
      fr: 'La gerbe se referme. Écran noir.',
      de: 'Die Garbe schliesst sich. Schwarzes Bild.',
    },
  },
];

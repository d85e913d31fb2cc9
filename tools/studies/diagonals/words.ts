import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'Le peigne', de: 'Der Kamm' } },
  { beat: 20, title: { fr: 'La lyre', de: 'Die Leier' } },
  { beat: 40, title: { fr: 'Question, réponse', de: 'Frage, Antwort' } },
  { beat: 60, title: { fr: 'La gerbe', de: 'Die Garbe' } },
];

export const captions: readonly Caption[] = [
  {
    beat: 0.5,
    beats: 3.3,
    text: {
      fr: '[Un son grave, tenu : la première ligne]',
      de: '[Ein tiefer, gehaltener Ton: die erste Linie]',
    },
  },
  {
    beat: 4,
    beats: 5.2,
    text: {
      fr: '[Une corde pincée monte et recule d’un pas après chaque élan]',
      de: '[Eine gezupfte Saite steigt, nach jedem Schwung einen Schritt zurück]',
    },
  },
  {
    beat: 9.5,
    beats: 2.3,
    text: {
      fr: '[Quatre basses lui répondent en descendant]',
      de: '[Vier Bässe antworten ihr im Abstieg]',
    },
  },
  {
    beat: 12,
    beats: 4,
    text: {
      fr: '[De petites cloches, très vite, montent et redescendent]',
      de: '[Kleine Glocken, sehr rasch, hinauf und wieder hinab]',
    },
  },
  { beat: 17, beats: 2.6, text: { fr: '[Le son s’éteint]', de: '[Der Klang verlischt]' } },
  {
    beat: 20,
    beats: 3.3,
    text: {
      fr: '[Deux basses, l’une après l’autre : les bras de la lyre]',
      de: '[Zwei Bässe nacheinander: die Arme der Leier]',
    },
  },
  {
    beat: 23.5,
    beats: 4.5,
    text: {
      fr: '[Neuf cordes : cinq montent, quatre redescendent]',
      de: '[Neun Saiten: fünf steigen, vier fallen]',
    },
  },
  {
    beat: 29,
    beats: 6,
    text: {
      fr: '[Des cloches descendent, deux fois, de plus en plus bas]',
      de: '[Glocken steigen herab, zweimal, tiefer und tiefer]',
    },
  },
  { beat: 36, beats: 3.4, text: { fr: '[La résonance seule]', de: '[Nur der Nachhall]' } },
  {
    beat: 40,
    beats: 2.8,
    text: { fr: '[Huit notes pincées en escalier]', de: '[Acht gezupfte Töne, eine Treppe]' },
  },
  {
    beat: 43,
    beats: 2.8,
    text: { fr: '[La réponse des basses, brève]', de: '[Die Antwort der Bässe, kurz]' },
  },
  {
    beat: 46,
    beats: 5.3,
    text: {
      fr: '[Les cloches demandent, les basses répondent]',
      de: '[Die Glocken fragen, die Bässe antworten]',
    },
  },
  {
    beat: 52,
    beats: 5,
    text: {
      fr: '[L’escalier redescend, les cloches remontent par-dessus]',
      de: '[Die Treppe führt hinab, darüber steigen die Glocken]',
    },
  },
  {
    beat: 60,
    beats: 4.8,
    text: {
      fr: '[La basse du début ; une gamme pincée, puis son reflet]',
      de: '[Der Bass des Anfangs; eine gezupfte Skala, dann ihr Spiegelbild]',
    },
  },
  {
    beat: 65,
    beats: 3.4,
    text: {
      fr: '[La même gamme de l’autre côté de la ligne]',
      de: '[Dieselbe Skala auf der anderen Seite der Linie]',
    },
  },
  {
    beat: 68.5,
    beats: 3.5,
    text: {
      fr: '[Trois cloches à droite, trois à gauche]',
      de: '[Drei Glocken rechts, drei links]',
    },
  },
  {
    beat: 74,
    beats: 5,
    text: { fr: '[Tout se retire ; silence]', de: '[Alles zieht sich zurück; Stille]' },
  },
];

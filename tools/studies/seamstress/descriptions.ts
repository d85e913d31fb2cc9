import type { Caption } from '../score/score';

/** What is seen, for those who do not see it. */
export const descriptions: readonly Caption[] = [
  {
    beat: 0,
    beats: 8.8,
    text: {
      fr: 'Un carton : une aiguille coud un cadre de points clairs autour du titre ; une petite lune pend au bord.',
      de: 'Eine Tafel: Eine Nadel näht einen Rahmen aus hellen Stichen um den Titel; oben hängt ein kleiner Mond.',
    },
  },
  {
    beat: 9,
    beats: 11.8,
    text: {
      fr: 'Nuit bleue, en ombres chinoises. La pleine lune pend à un fil au-dessus des toits ; à gauche, une tour au toit pointu, une fenêtre éclairée.',
      de: 'Blaue Nacht, als Schattenspiel. Der Vollmond hängt an einem Faden über den Dächern; links ein Turm mit spitzem Dach und einem hellen Fenster.',
    },
  },
  {
    beat: 21,
    beats: 8.8,
    text: {
      fr: 'Lumière d’ambre. Devant la fenêtre, une couturière tire l’aiguille, un renard à côté d’elle. Elle lève la tête : la lune tombe.',
      de: 'Bernsteinlicht. Am Fenster zieht eine Näherin die Nadel, neben ihr ein Fuchs. Sie blickt auf: Der Mond fällt.',
    },
  },
  {
    beat: 30,
    beats: 8.8,
    text: {
      fr: 'La lune en gros plan. Le fil s’effiloche, casse ; la lune quitte l’image, il ne reste que des étoiles.',
      de: 'Der Mond, gross. Der Faden fasert aus und reisst; der Mond fällt aus dem Bild, nur Sterne bleiben.',
    },
  },
  {
    beat: 39,
    beats: 5.8,
    text: {
      fr: 'Un carton. Au bord, un fil cassé.',
      de: 'Eine Tafel. Am Rand ein gerissener Faden.',
    },
  },
  {
    beat: 45,
    beats: 11.8,
    text: {
      fr: 'Elle traverse la forêt, une lanterne à la main, le renard derrière elle. La lumière passe d’arbre en arbre ; des yeux clignent.',
      de: 'Sie geht durch den Wald, eine Laterne in der Hand, der Fuchs hinter ihr. Das Licht wandert von Baum zu Baum; Augen blinzeln.',
    },
  },
  {
    beat: 57,
    beats: 11.8,
    text: {
      fr: 'Un étang vert. La lune y est couchée, à demi dans l’eau. Un héron dresse le cou. La couturière se penche et tend la main.',
      de: 'Ein grüner Weiher. Der Mond liegt halb im Wasser. Ein Reiher reckt den Hals. Die Näherin beugt sich vor und streckt die Hand aus.',
    },
  },
  {
    beat: 69,
    beats: 5.8,
    text: {
      fr: 'Un carton. Au bord, une aiguille enfilée.',
      de: 'Eine Tafel. Am Rand eine Nadel mit Faden.',
    },
  },
  {
    beat: 75,
    beats: 14.8,
    text: {
      fr: 'Nuit violette, neige et vent. Courbée, elle gravit la pente, la lune attachée sur son dos ; le renard va devant.',
      de: 'Violette Nacht, Schnee und Wind. Gebückt steigt sie bergan, den Mond auf den Rücken gebunden; der Fuchs läuft voraus.',
    },
  },
  {
    beat: 90,
    beats: 11.8,
    text: {
      fr: 'Au sommet, la lune emplit le ciel. L’aiguille en fait le tour et la recoud, point après point.',
      de: 'Auf dem Gipfel füllt der Mond den Himmel. Die Nadel läuft um ihn herum und näht ihn fest, Stich um Stich.',
    },
  },
  {
    beat: 102,
    beats: 8.8,
    text: {
      fr: 'La ville est noire. La lune remonte à son fil, et les fenêtres s’allument l’une après l’autre.',
      de: 'Die Stadt ist dunkel. Der Mond steigt an seinem Faden, und ein Fenster nach dem andern wird hell.',
    },
  },
  {
    beat: 111,
    beats: 5.8,
    text: { fr: 'Un carton. Au bord, un bout de fil.', de: 'Eine Tafel. Am Rand ein Ende Faden.' },
  },
  {
    beat: 117,
    beats: 8.8,
    text: {
      fr: 'Sur le sommet, avant l’aube : le bout de fil passe derrière l’horizon. Elle tire, trois fois. Rien ne vient.',
      de: 'Auf dem Gipfel, vor Tag: Das Fadenende läuft hinter den Horizont. Sie zieht, dreimal. Nichts kommt.',
    },
  },
  {
    beat: 126,
    beats: 8.8,
    text: {
      fr: 'Le ciel rosit. Main sur main, elle hale le fil, et le soleil monte derrière les collines. Des oiseaux s’envolent.',
      de: 'Der Himmel wird rosa. Hand über Hand holt sie den Faden ein, und hinter den Hügeln steigt die Sonne. Vögel fliegen auf.',
    },
  },
  {
    beat: 135,
    beats: 11.8,
    text: {
      fr: 'Jour d’or. Elle rentre par la crête, le soleil au bout du fil comme un ballon. L’iris se ferme sur elle.',
      de: 'Goldener Tag. Sie geht über den Grat nach Hause, die Sonne am Faden wie ein Ballon. Die Irisblende schliesst sich um sie.',
    },
  },
  {
    beat: 147,
    beats: 9,
    text: {
      fr: 'Un carton. Le fil se noue en une boucle : fin.',
      de: 'Eine Tafel. Der Faden wird zur Schleife: Ende.',
    },
  },
];

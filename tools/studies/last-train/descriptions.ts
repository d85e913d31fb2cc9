import type { Caption } from '../score/score';

const seen = (beat: number, beats: number, fr: string, de: string): Caption => ({
  ...{ beat, beats },
  text: { fr, de },
});

/** What is seen, for those who do not see it. */
export const descriptions: readonly Caption[] = [
  seen(
    0,
    3.9,
    'Noir et blanc. Une horloge de gare s’allume : six heures.',
    'Schwarzweiss. Eine Bahnhofsuhr leuchtet auf: sechs Uhr.',
  ),
  seen(
    4,
    7.9,
    'Une façade sombre. Les fenêtres s’allument une à une, puis toutes ensemble.',
    'Eine dunkle Fassade. Ein Fenster nach dem andern wird hell, dann alle zugleich.',
  ),
  seen(
    12,
    11.9,
    'Une rue droite sous la pluie : vitrines, réverbères, parapluies, phares, tout se reflète dans la chaussée.',
    'Eine gerade Strasse im Regen: Schaufenster, Laternen, Schirme, Scheinwerfer, alles spiegelt sich im Pflaster.',
  ),
  seen(
    24,
    7.9,
    'D’en haut : deux flots de parapluies se croisent de part et d’autre des rails du tramway.',
    'Von oben: Zwei Ströme von Schirmen ziehen zu beiden Seiten der Tramschienen aneinander vorbei.',
  ),
  seen(
    32,
    7.9,
    'Un train aux fenêtres éclairées passe sur le pont de fer, au-dessus de la rue.',
    'Ein Zug mit hellen Fenstern fährt auf der Eisenbrücke über die Strasse.',
  ),
  seen(
    40,
    23.9,
    'Coupes rapides : roues et bielles, rails qui filent, voyageurs aux vitres, fils du télégraphe, parapluies.',
    'Schnelle Schnitte: Räder und Stangen, jagende Schienen, Reisende an Fenstern, Telegrafendrähte, Schirme.',
  ),
  seen(
    64,
    3.9,
    'Un signal, le bras à l’horizontale : arrêt.',
    'Ein Signal, der Arm waagrecht: Halt.',
  ),
  seen(
    68,
    3.9,
    'Les roues freinent dans une gerbe d’étincelles. Elles s’arrêtent.',
    'Die Räder bremsen, Funken sprühen. Sie stehen.',
  ),
  seen(
    72,
    7.9,
    'En face de la voie, une femme à sa fenêtre, en silhouette. Elle se tourne et lève la main.',
    'Gegenüber dem Gleis steht eine Frau am Fenster, als Schattenriss. Sie wendet sich und hebt die Hand.',
  ),
  seen(
    80,
    7.9,
    'À la vitre du train, derrière les gouttes, un homme. Il ôte son chapeau.',
    'Am Zugfenster, hinter Tropfen, ein Mann. Er zieht den Hut.',
  ),
  seen(
    88,
    3.9,
    'Le bras du signal s’abaisse : voie libre.',
    'Der Arm des Signals senkt sich: freie Fahrt.',
  ),
  seen(
    92,
    5.9,
    'Dans la vapeur, les roues se remettent à tourner.',
    'Im Dampf beginnen sich die Räder wieder zu drehen.',
  ),
  seen(98, 5.9, 'La voie file entre les maisons.', 'Das Gleis läuft zwischen den Häusern dahin.'),
  seen(
    104,
    3.9,
    'L’horloge : minuit moins une, minuit.',
    'Die Uhr: eine Minute vor Mitternacht, Mitternacht.',
  ),
  seen(
    108,
    7.9,
    'La façade. Les fenêtres s’éteignent l’une après l’autre.',
    'Die Fassade. Ein Fenster nach dem andern erlischt.',
  ),
  seen(
    116,
    7.9,
    'Une place vide vue d’en haut, un réverbère ; un seul parapluie, blanc, la traverse.',
    'Ein leerer Platz von oben, eine Laterne; ein einziger heller Schirm überquert ihn.',
  ),
  seen(
    124,
    11.9,
    'La rue, sans personne. Les réverbères s’éteignent, du plus loin au plus près.',
    'Die Strasse, menschenleer. Die Laternen erlöschen, die fernste zuerst.',
  ),
  seen(
    136,
    11.9,
    'La lanterne de queue du train s’éloigne sur les rails, jusqu’à n’être qu’un point.',
    'Das Schlusslicht des Zugs entfernt sich auf den Schienen, bis es nur noch ein Punkt ist.',
  ),
  seen(
    148,
    4.9,
    'La façade noire, une seule fenêtre éclairée, quelqu’un.',
    'Die schwarze Fassade, ein einziges helles Fenster, jemand darin.',
  ),
  seen(153, 5, 'Elle s’éteint. Noir.', 'Es erlischt. Schwarz.'),
];

import type { Part } from '#engine';
import type { calls as en } from '../en/calls.ts';

const counted = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const number = (n: number): string => capital(counted[n] ?? String(n));
const list = (names: readonly string[]): string => new Intl.ListFormat('de-DE', { type: 'conjunction' }).format(names);

export const calls: Part<typeof en> = {
  brand: 'Zastolye',
  today: (time) => `heute um ${time}`,
  tomorrow: (time) => `morgen um ${time}`,
  onDay: (day, time) => `${day} um ${time}`,
  hours: (n) => (n === 1 ? 'Noch eine Stunde' : `Noch ${n} Stunden`),
  minutes: (n) => (n === 1 ? 'Noch eine Minute' : `Noch ${n} Minuten`),
  turn: {
    title: (game) => `Du bist am Zug · ${game}`,
    by: (name) => `${name} hat gezogen.`,
    wait: (others) => (others === 1 ? 'Jemand wartet.' : `${number(others)} Leute warten.`),
    until: (when) => `Du hast Zeit bis ${when}.`,
  },
  asked: {
    title: (game) => `Du wirst gefragt · ${game}`,
    mayPass: 'Antworte oder passe.',
    must: 'Der Tisch braucht deine Entscheidung.',
    until: (when) => `Bis ${when}.`,
  },
  quarter: {
    title: (left, game) => `${left} · ${game}`,
    body: 'Dann antwortet ein Bot für dich, und man sieht, dass er es war.',
    window: 'Dann geht es am Tisch ohne deine Antwort weiter.',
  },
  invited: {
    title: (name, game) => (name === null ? `Ein Platz ist für dich frei · ${game}` : `${name} bittet dich an den Tisch · ${game}`),
    until: (when) => `Der Platz gehört dir bis ${when}.`,
  },
  over: {
    title: (game) => `Partie zu Ende · ${game}`,
    won: 'Du hast gewonnen!',
    lost: (winners) => (winners.length === 1 ? `${winners[0]} hat gewonnen.` : `${list(winners)} haben gewonnen.`),
    nobody: 'Niemand hat gewonnen.',
    look: 'Du kannst sie dir jetzt noch einmal ansehen.',
  },
  sum: {
    title: (n) => (n === 1 ? 'Ein Tisch wartet auf dich' : `${number(n)} Tische warten auf dich`),
    body: (games) => `${list(games)}.`,
    first: (when) => `Der erste bis ${when}.`,
  },
  test: { title: 'So rufen wir dich', body: 'Es klappt: Du hörst von uns, wenn ein Tisch auf dich wartet.' },
  buttons: { open: 'Zum Tisch', tables: 'Zu meinen Tischen', pass: 'Passen', more: 'Ein Tag mehr' },
  mail: {
    open: (link) => `Zum Tisch: ${link}`,
    bounds: 'Höchstens drei solche Briefe am Tag.',
    end: (link) => `Keine mehr davon: ${link}`,
    confirmSubject: 'Zastolye: Dürfen wir dir schreiben?',
    confirm: (link) =>
      `Jemand, wahrscheinlich du, möchte per E-Mail an Tische von Zastolye gerufen werden.\n\nWenn du das warst, öffne diese Seite und drück den Knopf:\n${link}\n\nWenn nicht, tu nichts: Ohne den Knopf kommt kein weiterer Brief. Der Link gilt einen Tag.`,
  },
  telegram: {
    bound: 'Fertig. Wenn ein Tisch auf dich wartet, schreibe ich hier. Schluss damit: schick /stop.',
    unknown:
      'Diesen Code kenne ich nicht. Öffne „So rufen wir dich“ auf deiner Seite von Zastolye und schick mir den Code, der dort steht.',
    ended: 'Ich schreibe dir nicht mehr.',
    none: 'Ich schreibe dir ohnehin nicht.',
  },
};

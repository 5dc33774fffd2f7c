import type { Part } from '#engine';
import type { takeAlong as en } from '../en/take-along.ts';

export const takeAlong: Part<typeof en> = {
  title: 'Alles über {name}',
  lead: 'Alles, was der Server über dich wusste, als diese Datei entstand. Die Seite braucht kein Netz: Es ist alles in ihr.',
  save: 'Als JSON speichern',
  noScript: 'Ohne Skripte kann diese Seite die Liste nicht zeigen. Die Daten stehen als JSON in der Datei.',
  matches: 'Partien',
  you: 'du',
  nobody: 'jemand',
  won: 'gewonnen von',
  ended: 'ohne Sieger zu Ende',
  running: 'nicht zu Ende',
  noMoves: 'Keine Züge zu zeigen.',
  tables: {
    identities: 'Name und Bild',
    devices: 'Geräte',
    passkeys: 'Schlüssel',
    recoveries: 'Links zum Zurückkommen',
    leavings: 'Löschen',
    mailboxes: 'E-Mail',
    channels: 'Wie wir dich rufen',
    callings: 'Wofür wir dich rufen',
    calls: 'Rufe, die noch warten',
    mutes: 'Leute, die du nicht hörst',
    results: 'Blätter des Tages',
    lines: 'Was du gesagt hast',
  },
};

/** What the page with everything about a person is made of. It has no server behind it: style and program are inside. */

/** The element with the JSON. */
export const FROM = 'all';

export const STYLE = `
:root{color-scheme:light dark;--ink:#231a2d;--soft:#5b5168;--line:#d9cfc0;--bg:#fbf4ea}
@media(prefers-color-scheme:dark){:root{--ink:#f5eefb;--soft:#b9aec6;--line:#3b3148;--bg:#17101f}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:24px 18px 60px}
h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:28px 0 8px}p{color:var(--soft)}
button{font:inherit;font-weight:700;padding:10px 16px;border-radius:12px;border:1.5px solid var(--line);background:transparent;color:inherit;cursor:pointer}
li{margin:6px 0}details{border-top:1px solid var(--line);padding:8px 0}summary{cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;color:var(--soft)}
`;

/** Runs in whatever browser opens the file, so it is plain and old. Everything that people typed goes in as text. */
export const SCRIPT = `
(function () {
  var read = function (id) { return JSON.parse(document.getElementById(id).textContent); };
  var words = read('words'), all = read('${FROM}'), shown = document.getElementById('shown');
  var lang = document.documentElement.lang;
  var day = function (ms) { return ms ? new Date(ms).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' }) : ''; };
  var add = function (to, tag, text) { var one = document.createElement(tag); if (text !== undefined) one.textContent = text; to.appendChild(one); return one; };
  var part = function (title, count) { add(shown, 'h2', title + ' (' + count + ')'); return shown; };
  document.getElementById('save').onclick = function () {
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(all, null, 1)], { type: 'application/json' }));
    link.download = 'zastolye.json';
    link.click();
  };
  part(words.matches, all.matches.length);
  all.matches.sort(function (a, b) { return b.createdAt - a.createdAt; }).forEach(function (match) {
    var one = add(shown, 'details');
    var names = match.seats.map(function (seat) { return (seat.name || (seat.kind === 'open' ? '…' : words.nobody)) + (seat.you ? ' (' + words.you + ')' : ''); });
    var winners = match.outcome ? match.outcome.winners.map(function (seat) { return match.seats[seat] ? match.seats[seat].name || words.nobody : ''; }) : [];
    var ended = match.status === 'finished' ? (winners.length ? words.won + ' ' + winners.join(', ') : words.ended) : words.running;
    add(one, 'summary', day(match.finishedAt || match.createdAt) + ' · ' + match.title + ' · ' + names.join(', ') + ' · ' + ended);
    add(one, 'pre', match.moves.map(function (move) {
      var seat = match.seats[move.seat];
      return move.n + '. ' + day(move.at) + ' ' + (seat ? seat.name || words.nobody : '') + ': ' + move.kind + ' ' + (move.keys || move.picks || []).join(', ');
    }).join('\\n') || words.noMoves);
  });
  Object.keys(all.kept).forEach(function (table) {
    var rows = all.kept[table];
    if (!rows.length) return;
    part(words.tables[table] || table, rows.length);
    var list = add(shown, 'ul');
    rows.forEach(function (row) {
      var flat = row.doc ? row.doc : row;
      add(list, 'li', Object.keys(flat).filter(function (key) { return flat[key] !== null && flat[key] !== ''; }).map(function (key) {
        var value = flat[key];
        var isTime = typeof value === 'number' && value > 1e12;
        return key + ': ' + (isTime ? day(value) : typeof value === 'object' ? JSON.stringify(value) : value);
      }).join(' · '));
    });
  });
})();
`;

// Loaded before a server that a test starts: its wall clock is ahead by as much as the test says, so that days pass in a test of seconds.
let ahead = Number(process.env.AHEAD_MS ?? 0);
const now = Date.now;
Date.now = () => now() + ahead;
process.on('message', (/** @type {{ readonly pass?: number }} */ { pass = 0 }) => {
  ahead += pass;
});
// Nobody is kept alive by a test that might speak.
process.channel?.unref();

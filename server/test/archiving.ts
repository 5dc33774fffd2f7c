import { putAway } from '../ops/keeping.ts';
import { openSqlite } from '../store/sqlite/open.ts';

/** Puts every finished match of a file away, one after the other, and says so; to be killed at any moment. */
const store = openSqlite(process.argv[2]);
for (const { id } of await store.endedBefore(Number.MAX_SAFE_INTEGER, null, 1000)) {
  process.stdout.write(`${id}\n`);
  await putAway(store, id);
}
await store.close();

/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { callsIn } from './calling.ts';
import { apply } from './commit.ts';
import { prepared } from './rows.ts';
import { DURABLY } from './schema.ts';
import type { Done, Errand } from './writer.ts';

/** Writes what takes long, as the event loop writes what does not: the same statements, the same checks, on disk before it is told. */
const db = new DatabaseSync((workerData as { readonly file: string }).file);
db.exec(DURABLY);
const s = prepared(db);
const putCalls = callsIn(db);
const carryOver = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

function commit(change: NonNullable<Errand['change']>): boolean {
  try {
    db.exec('BEGIN IMMEDIATE');
    const done = apply(s, putCalls, change);
    db.exec('COMMIT');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function carry(): boolean {
  carryOver.get();
  return true;
}

parentPort?.on('message', ({ id, change }: Errand) => {
  let reply: Done;
  try {
    reply = { id, done: change === null ? carry() : commit(change) };
  } catch (error) {
    reply = { id, done: null, error: String(error) };
  }
  parentPort?.postMessage(reply);
});

// A lockfile that lacks the packages of other systems lets nobody install there, and no address in it may bind to one registry.
import './lib/node24.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/install.mjs';

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/** The folders in which a package at a path looks for others, nearest first. @param {string} path @returns {string[]} */
function lookups(path) {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return parts.map((_, i) => `${parts.slice(0, parts.length - i).join('/node_modules/')}/node_modules/`).concat('node_modules/');
}

/** What is wrong with a lockfile's packages. @param {Record<string, Entry>} packages @returns {string[]} */
export function lockFaults(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const faults = [];
    if (path !== '' && entry.version === undefined && !entry.link) faults.push(`${path} has no version`);
    if (entry.resolved !== undefined && !entry.link) faults.push(`${path} names a download address`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!lookups(path).some((folder) => packages[folder + name] !== undefined)) faults.push(`${path} ${entry.version} lacks ${name}`);
    }
    return faults;
  });
}

if (import.meta.main) {
  const faults = lockFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`lockfile: ${faults.length === 0 ? 'nothing' : faults.length} found\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}

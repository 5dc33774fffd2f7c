import { join, relative, sep } from 'node:path';
import { API } from 'typescript/unstable/sync';

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/ast').SourceFile} SourceFile */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {{ file: string, line: number, column: number, message: string }} Finding */
/** @typedef {{ path: string, source: SourceFile }} ProjectFile */

/**
 * Opens a project with its types, hands it to the check and closes it again. Paths are relative to the folder, with forward slashes.
 * @param {string} folder @param {(files: ProjectFile[], checker: Checker) => Finding[]} check @returns {Finding[]}
 */
export function withProgram(folder, check) {
  const api = new API({ cwd: folder });
  try {
    const config = join(folder, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`cannot open ${config}`);
    /** @type {ProjectFile[]} */
    const files = [];
    for (const name of project.program.getSourceFileNames()) {
      const path = pathIn(folder, name);
      if (path === undefined || path.endsWith('.d.ts')) continue;
      const source = project.program.getSourceFile(name);
      if (source !== undefined) files.push({ path, source });
    }
    return check(files, project.checker);
  } finally {
    api.close();
  }
}

/** The path inside the project, or undefined for what is not the project's own. @param {string} folder @param {string} name */
export function pathIn(folder, name) {
  const path = relative(folder, name).split(sep).join('/');
  return path.startsWith('..') || path.includes('node_modules') || path.includes(':') ? undefined : path;
}

/** Visits a node and all below it. @param {Node} node @param {(node: Node) => void} visit */
export function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => {
    walk(child, visit);
    return undefined;
  });
}

/** @param {ProjectFile} file @param {Node} node @param {string} message @returns {Finding} */
export function finding(file, node, message) {
  const { line, character } = file.source.getLineAndCharacterOfPosition(node.getStart(file.source));
  return { file: file.path, line: line + 1, column: character + 1, message };
}

/** Prints findings and ends with their verdict. @param {string} what @param {Finding[]} findings @returns {never} */
export function conclude(what, findings) {
  for (const { file, line, column, message } of findings) process.stdout.write(`${file}:${line}:${column}: ${message}\n`);
  process.stdout.write(findings.length === 0 ? `${what}: nothing found\n` : `${what}: ${findings.length} found\n`);
  process.exit(findings.length === 0 ? 0 : 1);
}

import { fail } from './lib/install.mjs';
import { ensureWeb } from './lib/web-build.mjs';

/** Pages are tested as they are delivered: the built client must be that of the present sources. */
export default function setup() {
  if (ensureWeb() !== 0) fail('the web client does not build');
}

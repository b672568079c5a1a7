import { setFlagsFromString } from 'node:v8';

/** Percent by which a heap may grow before all of it is gone through again. */
const GROWTH = 100;

/**
 * Has V8 go through the whole heap when it has doubled, in this process and all its threads. Left to
 * itself it takes a tenth, for little is allocated beside the catalogue; and whatever the size of the
 * heap some thirty megabytes of bytes beside it, such as pages on their way. So a dozen pages were
 * enough to look through the whole catalogue once more, which took a quarter of their time.
 */
export function letHeapGrow() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}

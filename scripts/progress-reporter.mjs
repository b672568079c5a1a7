import { relative } from 'node:path';
import { DefaultReporter } from 'vitest/node';
import { inMinutes, isSlow, noteDurations, readDurations, timeLeft } from './durations.mjs';
import { root } from './project.mjs';

const LOOK_MS = 5_000;
const SLOWEST = 5;

/**
 * Vitest's own report, and how far the run is: `[37 of 239, 9 min left]` after each file, a line
 * for each that takes long while it does, and at the end those that took longest.
 */
export default class ProgressReporter extends DefaultReporter {
  #began = 0;
  /** @type {import('./durations.mjs').Durations} */
  #before = { steps: {}, files: {}, pace: null };
  /** @type {string[]} */
  #all = [];
  /** @type {Map<string, number>} how long each took */
  #done = new Map();
  /** @type {Map<string, { began: number, reported: number, test: string }>} */
  #running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #looking;

  /**
   * @override
   * @param {ReadonlyArray<import('vitest/node').TestSpecification>} specifications
   */
  async onTestRunStart(specifications) {
    this.#began = Date.now();
    this.#all = specifications.map(({ moduleId }) => relative(root, moduleId));
    super.onTestRunStart(specifications);
    this.#before = await readDurations();
    this.#looking = setInterval(() => this.#tellSlow(), LOOK_MS);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart(module) {
    this.#running.set(module.relativeModuleId, { began: Date.now(), reported: 0, test: '' });
  }

  /**
   * @override
   * @param {import('vitest/node').TestCase} test
   */
  onTestCaseReady(test) {
    const running = this.#running.get(test.module.relativeModuleId);
    if (running) running.test = test.name;
    super.onTestCaseReady(test);
  }

  /**
   * @override
   * @param {import('vitest/node').TestModule} module
   */
  onTestModuleEnd(module) {
    const file = module.relativeModuleId;
    const now = Date.now();
    this.#done.set(file, now - (this.#running.get(file)?.began ?? now));
    this.#running.delete(file);
    const run = { all: this.#all, done: new Set(this.#done.keys()), elapsed: now - this.#began };
    const left = timeLeft(run, this.#before);
    const rest = left === null ? '' : `, ${inMinutes(left)} left`;
    console.log(`[${this.#done.size} of ${this.#all.length}${rest}]`);
    super.onTestModuleEnd(module);
  }

  /**
   * @override
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} errors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  async onTestRunEnd(modules, errors, reason) {
    clearInterval(this.#looking);
    super.onTestRunEnd(modules, errors, reason);
    const slowest = [...this.#done].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
    console.log(
      `Took longest: ${slowest.map(([file, ms]) => `${file} ${inMinutes(ms)}`).join(', ')}`,
    );
    // Of files of which a few tests ran alone, or that were cut off, nothing is learnt.
    if (reason === 'interrupted' || this.ctx.config.testNamePattern) return;
    const work = [...this.#done.values()].reduce((sum, ms) => sum + ms, 0);
    const pace = work > 0 ? (Date.now() - this.#began) / work : null;
    await noteDurations({ files: Object.fromEntries(this.#done), pace });
  }

  #tellSlow() {
    const now = Date.now();
    for (const [file, running] of this.#running) {
      const elapsed = now - running.began;
      if (!isSlow(elapsed, running.reported)) continue;
      running.reported = elapsed;
      const before = this.#before.files[file];
      const last = before === undefined ? '' : ` (${inMinutes(before)} the last time)`;
      console.log(`slow: ${file}, for ${inMinutes(elapsed)}${last}, at "${running.test}"`);
    }
  }
}

import { DefaultReporter } from 'vitest/node';

/** Vitest's own report; before each file stands how far the run is: `[37 of 239]`. */
export default class ProgressReporter extends DefaultReporter {
  #files = 0;
  #done = 0;

  /**
   * @override
   * @param {ReadonlyArray<import('vitest/node').TestSpecification>} specifications
   */
  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#done = 0;
    super.onTestRunStart(specifications);
  }

  /**
   * @override
   * @param {import('vitest/node').TestModule} module
   */
  onTestModuleEnd(module) {
    this.#done += 1;
    console.log(`[${this.#done} of ${this.#files}]`);
    super.onTestModuleEnd(module);
  }
}

import * as v from 'valibot';
import type { Locale } from '../../../contract/locale.ts';
import type { Actor } from '../changes/change.ts';
import type { Config } from '../config/config.ts';
import type { Database, Trx } from '../database/connect.ts';

/** A sentence for people. */
export type LocalisedText = Record<Locale, string>;

export type Progress = { done?: number; total?: number | null; message?: LocalisedText };

/** Of the shop, what there is in a thread as well. */
export type JobShop = { db: Database; config: Pick<Config, 'dataDir' | 'bucket' | 'processes'> };

/** What the work of one job has at hand. */
export type JobContext<Input> = {
  id: number;
  shop: JobShop;
  input: Input;
  /** Who started it. */
  actor: Actor;
  /** What the last step saved, of this run or of one before a crash; null at first. */
  saved: unknown;
  /**
   * One piece of work and the position behind it, in one transaction: after a crash the job goes on
   * there, and nothing is done twice. Here a cancelled job ends, and one of a closing shop rests.
   */
  step: (work: (trx: Trx) => Promise<Progress & { position: object }>) => Promise<void>;
  /** Says how far it is, between steps or without any; a cancelled job ends here too. */
  progress: (progress: Progress) => Promise<void>;
  isCancelled: () => Promise<boolean>;
};

/** Throw it where trying again would not help: the file is damaged, the thing is gone. */
export class JobRefused extends Error {
  readonly text: LocalisedText;

  constructor(text: LocalisedText) {
    super(text.ro);
    this.text = text;
  }
}

/** As the runner knows it; `Input` is what startJob() takes. */
export type Job<Input> = {
  kind: string;
  title: LocalisedText;
  parse: (input: Input) => object;
  run: (context: JobContext<unknown>) => Promise<object | undefined>;
};
/** Of whatever input. */
export type AnyJob = Job<never>;

/**
 * A kind of work beside requests. One of a kind runs at a time, in all processes together. Every
 * kind stands in server/every-job.ts.
 */
export function defineJob<const S extends v.GenericSchema<object>>({
  kind,
  title,
  input: form,
  run,
}: {
  kind: string;
  title: LocalisedText;
  input: S;
  /** Answers with what is kept as the job's result. */
  run: (context: JobContext<v.InferOutput<S>>) => Promise<object | undefined>;
}): Job<v.InferInput<S>> {
  return {
    kind,
    title,
    parse(input) {
      v.parse(form, input);
      return input;
    },
    run: (context) => run({ ...context, input: v.parse(form, context.input) }),
  };
}

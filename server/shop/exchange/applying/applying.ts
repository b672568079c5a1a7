import type { Changing } from '../../../base/changes/change.ts';
import type { ExchangeOutcome } from '../../../base/database/tables/exchange.ts';
import { loadSettings, type Settings } from '../../../base/settings/settings.ts';
import type { Formed } from './known-quantity.ts';

/** One batch of objects on their way into the catalogue. */
export type Applying = {
  changing: Changing;
  settings: Settings['exchange'];
  /** When 1C wrote the file: what an older one says counts no more. */
  formedAt: string;
  /** The same by our clock. */
  formed: Formed;
  /** The classifier of its goods, where that is another one than the shop's first. */
  base?: string;
};

export async function startApplying(
  changing: Changing,
  { formedAt = null, ...file }: { formedAt?: string | null; formed: Formed; base?: string },
): Promise<Applying> {
  const { exchange: settings } = await loadSettings(changing.trx);
  return { changing, settings, formedAt: formedAt ?? '', ...file };
}

/** What became of one object, and why. */
export type Outcome = {
  outcome: ExchangeOutcome;
  reason?: string;
  localId?: number | null | undefined;
};

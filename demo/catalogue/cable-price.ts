/** Retail level of the metals, lei per kilogram. */
const copper = 180;
const aluminium = 46;

/** Density in kilograms per metre and square millimetre. */
const copperDensity = 0.0089;
const aluminiumDensity = 0.0027;

export type PriceRule = { factor: number; add: number };

/** `metal` is the total section of all cores in mm², `cores` their number. Lei per metre. */
export const copperPrice = (metal: number, cores: number, rule: PriceRule): number =>
  (1.75 * metal * copperDensity * copper + 0.6 * cores + 0.9) * rule.factor + rule.add;

export const aluminiumPrice = (metal: number, rule: PriceRule): number =>
  (2.2 * metal * aluminiumDensity * aluminium + 0.12 * metal) * rule.factor + rule.add;

/** Cable is priced to the ban. */
export const cableEnding = (lei: number): number => Math.round(lei * 100);

/** What buyers pay more or less for the maker's name on cable. */
const makers: Readonly<Record<string, number>> = {
  Prysmian: 1.05,
  Nexans: 1.06,
  Lapp: 1.12,
  Helukabel: 1.1,
  Elmark: 0.97,
  Elcab: 0.98,
  Öznur: 0.95,
};

/** Anchor prices follow the model itself; only the makers above depart from it. */
export const cableMakerFactor = (brand: string): number => makers[brand] ?? 1;

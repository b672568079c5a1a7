import { asforaColours } from './articles/asfora-colours.ts';
import { bathroomSafety } from './articles/bathroom-safety.ts';
import { cableByTheMetre } from './articles/cable-by-the-metre.ts';
import { cableSection } from './articles/cable-section.ts';
import { cityDayHours } from './articles/city-day-hours.ts';
import { copperAndAluminium } from './articles/copper-and-aluminium.ts';
import { copperPrice } from './articles/copper-price.ts';
import { districtDelivery } from './articles/district-delivery.ts';
import { easterHours } from './articles/easter-hours.ts';
import { ledChoice } from './articles/led-choice.ts';
import { residualCurrent } from './articles/residual-current.ts';
import { solarCable } from './articles/solar-cable.ts';
import { stocktaking } from './articles/stocktaking.ts';
import { undersizedCable } from './articles/undersized-cable.ts';
import { vvgngOrNym } from './articles/vvgng-or-nym.ts';
import type { ArticleRecord } from './records.ts';

/** In the order of publication. */
export const articles: ArticleRecord[] = [
  cableSection,
  vvgngOrNym,
  residualCurrent,
  easterHours,
  asforaColours,
  districtDelivery,
  copperPrice,
  solarCable,
  ledChoice,
  cableByTheMetre,
  bathroomSafety,
  copperAndAluminium,
  cityDayHours,
  undersizedCable,
  stocktaking,
];

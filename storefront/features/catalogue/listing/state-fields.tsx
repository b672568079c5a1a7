import { type ListingState, listingParams } from '../../../../contract/catalogue-url.ts';

type Props = { state: ListingState; except: readonly string[] };

/** Carries the rest of the listing's state along when a form is sent without script. */
export const StateFields = ({ state, except }: Props) =>
  Object.entries(listingParams(state))
    .filter(([name, value]) => !except.includes(name) && value !== null && String(value) !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);

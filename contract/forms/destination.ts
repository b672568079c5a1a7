import * as v from 'valibot';
import { type DeliveryType, deliveryTypes, limits } from '../constants.ts';
import { id, text } from './fields.ts';
import { form } from './form.ts';

const place = v.optional(text(limits.place), '');
const placeId = v.nullish(id('VALIDATE.INVALID'), null);

const fields = form({
  /** An order from the favourites names none; its buyer comes for the goods. */
  delivery_type: v.optional(v.picklist(deliveryTypes, 'VALIDATE.DELIVERY_TYPE')),
  /** The district and the locality, by name, by id or by both. */
  city: place,
  city_id: placeId,
  suburb: place,
  suburb_id: placeId,
  address: v.optional(text(limits.address), ''),
});

/** A place is named by either. */
const isNamed = (name: string, placeId: number | null) => name !== '' || placeId !== null;
const isFetched = (deliveryType: DeliveryType | undefined) => deliveryType !== 'courier';

/** Where an order goes. Only a courier needs to be told; partial checks, so that all is said at once. */
export const destination = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['delivery_type'], ['city'], ['city_id']],
      (to) => isFetched(to.delivery_type) || isNamed(to.city, to.city_id),
      'VALIDATE.DISTRICT',
    ),
    ['city'],
  ),
  v.forward(
    v.partialCheck(
      [['delivery_type'], ['suburb'], ['suburb_id']],
      (to) => isFetched(to.delivery_type) || isNamed(to.suburb, to.suburb_id),
      'VALIDATE.LOCALITY',
    ),
    ['suburb'],
  ),
  v.forward(
    v.partialCheck(
      [['delivery_type'], ['address']],
      (to) => isFetched(to.delivery_type) || to.address !== '',
      'VALIDATE.ADDRESS',
    ),
    ['address'],
  ),
);

export type Place = { warehouse_id: number; quantity: number };

/** Takes so much out of the places as they come; what they lack comes from `elsewhere`, if given. */
export function takeFrom(places: Place[], wanted: number, elsewhere?: number): Place[] {
  let left = wanted;
  const taken = places.map((place) => {
    const quantity = Math.min(left, place.quantity);
    place.quantity -= quantity;
    left -= quantity;
    return { warehouse_id: place.warehouse_id, quantity };
  });
  if (elsewhere !== undefined) taken.push({ warehouse_id: elsewhere, quantity: left });
  return taken.filter(({ quantity }) => quantity > 0);
}

export { PlaceFields } from './place-fields.tsx';
export { type District, useDistricts } from './use-districts.ts';

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { DistrictRecord, LocationName } from './records.ts';

const file = new URL('../data/locations.json', import.meta.url);

const Id = v.pipe(v.number(), v.integer());
const Name = v.pipe(v.string(), v.nonEmpty());
const LocalityKind = v.picklist(['city', 'town', 'commune', 'village']);
const DistrictKind = v.picklist(['municipality', 'district', 'autonomous', 'left-bank']);

/** Romanian, Russian, and English where it is more than the Romanian without its marks. */
const Locality = v.tupleWithRest([Id, LocalityKind, Name, Name], Name);
const District = v.tupleWithRest([Id, DistrictKind, v.array(Locality), Name, Name], Name);

/** All first-level units of Moldova with their localities; sources in data/README.md. */
export function readDistricts(): DistrictRecord[] {
  const rows = v.parse(v.array(District), JSON.parse(readFileSync(file, 'utf8')));
  return rows.map(([id, kind, localities, ...names]) => ({
    id,
    kind,
    name: nameOf(...names),
    localities: localities.map(([id, kind, ...names]) => ({ id, kind, name: nameOf(...names) })),
  }));
}

function nameOf(ro: string, ru: string, en = withoutMarks(ro)): LocationName {
  return { ro, ru, en };
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

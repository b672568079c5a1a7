import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { olderSettings } from './older-settings.fixture.ts';
import { withForeignKeys } from './read-stored.ts';
import { defaultSettings, isSettingName, readSettings, settingForms } from './settings.ts';

const names = Object.keys(settingForms).filter(isSettingName);
type Name = (typeof names)[number];

function open(name: Name, value: unknown) {
  const { settings, unreadable } = readSettings([{ key: name, value }]);
  return {
    read: settings[name] as unknown,
    unreadable: (unreadable.get(name) ?? []).map(({ place }) => place),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each key of each object within, to any depth: `courier.cutOff`. Lists, and what is whole, end it. */
function keysOf(value: unknown, path: string[] = []): string[] {
  if (!isRecord(value) || path.at(-1) === 'map') return path.length > 0 ? [path.join('.')] : [];
  return Object.entries(value).flatMap(([key, part]) => keysOf(part, [...path, key]));
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (isRecord(part) ? part[key] : undefined), value);

function put(value: unknown, path: string, part: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  if (!isRecord(value)) return value;
  const { [key]: own, ...others } = value;
  const next = rest.length > 0 ? put(own, rest.join('.'), part) : part;
  return next === undefined ? others : { ...others, [key]: next };
}

/** As it is stored today. */
const today = (name: Name) => olderSettings[name].at(-1)?.stored;

describe.each(names)('%s', (name) => {
  test('opens in every form it was ever stored in', () => {
    for (const { stored, read = stored, unreadable = [] } of olderSettings[name]) {
      expect(open(name, stored)).toEqual({ read, unreadable });
    }
  });

  test('is written down in the form it is stored in today', () => {
    expect(keysOf(today(name))).toEqual(keysOf(defaultSettings[name]));
  });

  test('of no use at all has its default, and is told', () => {
    for (const stored of [null, 'x', -1, [[]], true]) {
      expect(open(name, stored)).toEqual({
        read: defaultSettings[name],
        unreadable: [Array.isArray(stored) && Array.isArray(defaultSettings[name]) ? '0' : ''],
      });
    }
  });
});

/** A link or a file may be none. */
const isTaken = (key: string, rubbish: unknown) =>
  rubbish === null && /(^|\.)(mapLink|file)$/.test(key);

test('keys that are missing or broken have their defaults, all others stay, whatever else is there', () => {
  const changedSettings = fc
    .constantFrom(...names.filter((name) => isRecord(defaultSettings[name])))
    .chain((name) =>
      fc.record({
        name: fc.constant(name),
        missing: fc.subarray(keysOf(defaultSettings[name])),
        broken: fc.subarray(keysOf(defaultSettings[name])),
        rubbish: fc.constantFrom(null, { deep: [] }),
        foreign: fc.dictionary(fc.constantFrom('zz', '__proto__', 'constructor'), fc.jsonValue()),
      }),
    );
  fc.assert(
    fc.property(changedSettings, ({ name, missing, broken, rubbish, foreign }) => {
      const rest = missing.filter((key) => !broken.includes(key));
      const toTell = broken.filter((key) => !isTaken(key, rubbish));
      const byDefault = [...rest, ...toTell];
      let stored = today(name);
      for (const key of rest) stored = put(stored, key, undefined);
      for (const key of broken) stored = put(stored, key, rubbish);
      let read = today(name);
      for (const key of broken) read = put(read, key, rubbish);
      for (const key of byDefault) read = put(read, key, at(defaultSettings[name], key));
      const opened = open(name, { ...foreign, ...Object(stored) });
      expect(opened.read).toEqual(read);
      expect(opened.unreadable.toSorted()).toEqual(toTell.toSorted());
    }),
    { numRuns: 500 },
  );
});

describe('of lists', () => {
  test('elements that cannot be read are left out and told, and the others hold', () => {
    expect(open('staff_networks', ['192.0.2.7', 'office', 7])).toEqual({
      read: ['192.0.2.7'],
      unreadable: ['1', '2'],
    });
    const statuses = [
      { name: 'Отгружен', status: 'shipped' },
      { name: 'Собран', status: 'a state there was once' },
    ];
    expect(open('exchange', { ...defaultSettings.exchange, statuses })).toEqual({
      read: { ...defaultSettings.exchange, statuses: statuses.slice(0, 1) },
      unreadable: ['statuses.1'],
    });
  });

  test('one of which nothing can be read has its default, as if it were not stored', () => {
    expect(open('phone_prefixes_without_messengers', [373])).toEqual({
      read: defaultSettings.phone_prefixes_without_messengers,
      unreadable: ['0'],
    });
    expect(open('phone_prefixes_without_messengers', [])).toEqual({ read: [], unreadable: [] });
  });

  test('a day of the week and an address keep the places of the others', () => {
    const { in_shop } = defaultSettings.pickup_places;
    const tuesday = { from: '10:00', to: '18:00' };
    const hours = [{ from: 'early', to: '17:00' }, tuesday, ...in_shop.hours.slice(2)];
    const stored = { ...defaultSettings.pickup_places, in_shop: { ...in_shop, hours } };
    expect(open('pickup_places', stored)).toEqual({
      read: { ...stored, in_shop: { ...in_shop, hours: in_shop.hours.with(1, tuesday) } },
      unreadable: ['in_shop.hours.0'],
    });
    const depot = { address: { ro: 'Depozit', ru: 'Склад' }, mapLink: null };
    const { read, unreadable } = open('identity', { addresses: ['Strada 1', depot] });
    expect(at(read, 'addresses')).toEqual([{ address: { ro: '', ru: '' }, mapLink: null }, depot]);
    expect(unreadable).toEqual(['addresses.0']);
  });

  test('a week of six days is none', () => {
    const { in_shop } = defaultSettings.pickup_places;
    const { read, unreadable } = open('pickup_places', { in_shop: { hours: Array(6).fill(null) } });
    expect([at(read, 'in_shop.hours'), unreadable]).toEqual([in_shop.hours, ['in_shop.hours']]);
  });
});

test('half a point on the map is no point', () => {
  const { read, unreadable } = open('identity', { map: { lat: 45.9 } });
  expect([at(read, 'map'), unreadable]).toEqual([defaultSettings.identity.map, ['map']]);
});

test('what a newer version has stored is kept beside what an older one saves', () => {
  const stored = { courier: { drones: 2, cutOff: '10:00' }, moon: [1] };
  const value = defaultSettings.delivery_days;
  expect(withForeignKeys(settingForms.delivery_days, stored, value)).toEqual({
    ...value,
    courier: { ...value.courier, drones: 2 },
    moon: [1],
  });
});

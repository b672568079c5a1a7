import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../server/base/config/environment.ts';
import { root } from './project-imports.fixture.ts';
import { type Mapping, readYaml } from './yaml.fixture.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const settings = Object.keys(environment.entries);
/** The shop's, and Node's own. */
const known = new Set([...settings, 'NODE_COMPILE_CACHE']);
const dockerfile = read('Dockerfile');
const units = ['ops/cablaj.service', 'ops/cablaj-backup.service', 'ops/cablaj-backup.timer'];
const archiving = globSync('ops/pgbackrest/*.{service,timer}', { cwd: root });

const mapping = (value: unknown): Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Those of compose, each with what it has of another one. */
function servicesOfCompose() {
  const all = mapping(readYaml(read('compose.yaml')).services);
  const whole = Object.entries(all).map(([name, one]) => {
    const { service } = mapping(mapping(one).extends);
    return [name, { ...mapping(all[String(service)]), ...mapping(one) }] as const;
  });
  return Object.fromEntries(whole);
}

/** Of `[Service]`, `ExecStart=…`; a name may come more than once. */
function linesOf(unit: string) {
  return read(unit)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const section = /^\[(\w+)\]$/.exec(line);
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return { isSection: section !== null, name, value, line };
    });
}

test('what Docker copies is there, and nothing keeps it from being copied', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' ').slice(0, -1),
  );
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const allowed = read('.dockerignore').split('\n');
  expect(copied.filter((name) => !allowed.includes(`!${name}`))).toEqual([]);
});

test('the image runs as nobody special, on the Node the project is pinned to, and is looked after', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual(Array(2).fill(`node:${dependencies.node}-slim`));
  expect(dockerfile.slice(dockerfile.lastIndexOf('FROM'))).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/live`/m);
});

test('every variable the shop is given there is one of its settings', () => {
  const [, inImage = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const services = servicesOfCompose();
  const givenTo = (name: string) => Object.keys(mapping(mapping(services[name]).environment));
  const inCompose = ['shop', 'backup'].flatMap(givenTo);
  const inUnits = units.flatMap((unit) =>
    linesOf(unit).flatMap(({ name, value }) =>
      name === 'Environment' ? [value.split('=')[0]] : [],
    ),
  );
  const used = [...inImage.split(' ').map((pair) => pair.split('=')[0]), ...inCompose, ...inUnits];
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((name) => !known.has(name ?? ''))).toEqual([]);
  // A back-up that does not know of the bucket would say that there are no pictures.
  const ofBucket = [...known].filter((name) => name.startsWith('S3_'));
  for (const name of ['shop', 'backup'])
    expect(givenTo(name)).toEqual(expect.arrayContaining(ofBucket));
});

test('the services of compose wait for each other, keep what they must, and may do little', () => {
  const { volumes } = readYaml(read('compose.yaml'));
  const all = servicesOfCompose();
  expect(Object.keys(all)).toEqual(['database', 'shop', 'next', 'proxy', 'backup']);
  for (const name of ['shop', 'next', 'backup']) {
    expect(all[name]).toMatchObject({ read_only: 'true', cap_drop: ['ALL'], image: 'cablaj' });
  }
  const waited = Object.values(all).flatMap((one) => Object.keys(mapping(mapping(one).depends_on)));
  expect(waited.filter((name) => !(name in all))).toEqual([]);
  const mounted = Object.values(all).flatMap((one) => {
    const { volumes: some } = mapping(one);
    return Array.isArray(some) ? some.map((line) => String(line).split(':')[0] ?? '') : [];
  });
  const missing = mounted.filter((from) =>
    from.startsWith('./') ? !existsSync(join(root, from)) : !(from in mapping(volumes)),
  );
  expect(missing).toEqual([]);
});

test('no log and no neighbour of PostgreSQL in compose grows without end', () => {
  const bounds = Object.entries(servicesOfCompose()).map(([name, one]) => {
    const { logging, mem_limit: limit, oom_score_adj: last } = mapping(one);
    const { options } = mapping(logging);
    expect([name, Object.keys(mapping(options))]).toEqual([name, ['max-size', 'max-file']]);
    return [name, limit !== undefined, last];
  });
  expect(bounds).toEqual([
    ['database', false, '-900'],
    ['shop', true, undefined],
    ['next', true, undefined],
    ['proxy', true, undefined],
    ['backup', true, undefined],
  ]);
});

test('under compose the proxy finds another version beside the shop, and leaves one that closes in time', () => {
  const proxy = read('ops/Caddyfile');
  const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(proxy) ?? [];
  expect(upstreams.split(' ')).toEqual(['shop:3000', 'next:3000']);
  const { next, shop } = servicesOfCompose();
  expect(mapping(next).profiles).toEqual(['release']);
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(proxy)?.[1]);
  const stopDelay = Number(mapping(mapping(shop).environment).STOP_DELAY);
  expect(stopDelay).toBeGreaterThan(seconds('health_fails') * seconds('health_interval'));
  // A connection the shop is about to close is not used again.
  expect(seconds('keepalive')).toBeLessThan(createServer().keepAliveTimeout / 1000);
});

test('back-ups lie on the mount of the pictures, and one a day is made', () => {
  const { backup, shop } = servicesOfCompose();
  const { volumes, command } = mapping(backup);
  expect(volumes).toEqual(['data:/data']);
  expect(mapping(shop).volumes).toEqual(volumes);
  // Without a folder it is the one beside the pictures.
  expect(command).toEqual(
    expect.arrayContaining([expect.stringMatching(/-command\.ts --keep 14 --daily;/)]),
  );
});

test('what is called there exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const texts = [
    ...[dockerfile, read('compose.yaml'), read('docs/operations.md'), read('ops/Caddyfile')],
    ...units.map(read),
  ];
  const called = texts.flatMap((text) => [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)]);
  expect(called.length).toBeGreaterThan(5);
  expect(called.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  const files = texts.flatMap((text) => [
    ...text.matchAll(/\b(?:server|scripts|ops)\/[\w/-]+\.(?:ts|mjs|sh)/g),
  ]);
  expect(files.map(([file]) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the units are whole, start the shop where they stand, and may do little', () => {
  for (const unit of [...units, ...archiving]) {
    expect(linesOf(unit).filter(({ isSection, name }) => !isSection && name === '')).toEqual([]);
  }
  const [shop, backup] = ['ops/cablaj.service', 'ops/cablaj-backup.service'].map(
    (unit) => new Map(linesOf(unit).map(({ name, value }) => [name, value])),
  );
  expect(shop?.get('ExecStart')).toBe('/usr/bin/node dist/shop/main.js');
  expect(Number(shop?.get('TimeoutStopSec'))).toBeGreaterThan(
    Number(environment.entries.STOP_PATIENCE.default) + 10,
  );
  expect(Object.fromEntries(shop ?? [])).toMatchObject({
    User: 'cablaj',
    StateDirectoryMode: '0700',
    NoNewPrivileges: 'true',
    CapabilityBoundingSet: '',
    ProtectSystem: 'strict',
    ProtectHome: 'true',
    PrivateTmp: 'true',
    SystemCallFilter: '@system-service',
  });
  // What keeps the one in keeps the other in: both stand before the same data.
  const ofBoth = [...(shop ?? [])].filter(([name]) =>
    /^(User|Group|StateDirectory|UMask|NoNew|Capability|Protect|Private|Remove|Restrict(?!ed)|Lock|SystemCall)/.test(
      name,
    ),
  );
  expect(ofBoth.length).toBeGreaterThan(20);
  expect(Object.fromEntries(backup ?? [])).toMatchObject(Object.fromEntries(ofBoth));
  for (const unit of [shop, backup]) expect(Number(unit?.get('OOMScoreAdjust'))).toBeGreaterThan(0);
});

test('pgBackRest is called by one name, started as it is, and its paths are those the docs say', () => {
  const [conf, postgresql] = ['pgbackrest.conf', 'postgresql.conf'].map((name) =>
    read(`ops/pgbackrest/${name}`),
  );
  const [, stanza] = /^\[(?!global)(.+)\]$/m.exec(conf ?? '') ?? [];
  expect(stanza).toBe('cablaj');
  const operations = read('docs/operations.md');
  const called = [postgresql, operations, ...archiving.map(read)].join('\n');
  const named = [...called.matchAll(/--stanza=(\S+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named)).toEqual(new Set([stanza]));
  const started = archiving.flatMap((unit) =>
    linesOf(unit).flatMap(({ name, value }) => (name === 'Unit' ? [value] : [])),
  );
  expect(started.sort()).toEqual([
    'cablaj-pgbackrest@diff.service',
    'cablaj-pgbackrest@full.service',
  ]);
  const [, version = ''] = /^pg1-path=\/var\/lib\/postgresql\/(\d+)\/main$/m.exec(conf ?? '') ?? [];
  expect(operations).toContain(`/etc/postgresql/${version}/main/conf.d/cablaj.conf`);
  const unit = read('ops/pgbackrest/cablaj-pgbackrest@.service');
  expect(operations).toContain('`/var/lib/cablaj-pgbackrest/info.json`');
  expect(unit).toContain('/var/lib/cablaj-pgbackrest/info.json');
});

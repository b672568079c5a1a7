import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/base/config/config.ts';
import { fileFor, fillIn, placesOf, readHosts, replaced } from './configuration.ts';

const folder = fileURLToPath(new URL('../../ops/cluster/', import.meta.url));
const copied = Object.values(placesOf).flatMap((places) => Object.entries(places));

test('every file of the cluster is copied to where it says at its head', () => {
  const others = ['README.md', 'hosts'];
  const files = readdirSync(folder).filter((name) => !others.includes(name));
  expect([...new Set(copied.map(([name]) => name))].toSorted()).toEqual(files.toSorted());
  const untold = ['away.http', 'database.sql', 'userlist.txt'];
  for (const [name, path] of copied.filter(([name]) => !untold.includes(name))) {
    const head = fillIn(fileFor(name, everything), {}).split('\n', 1)[0];
    expect(head, name).toContain(path);
  }
});

/** A value for any name. */
const everything = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => `of-${String(name)}` },
);

test('what nobody has said is a mistake, and so is a line that stands there no more', () => {
  expect(fillIn('postgres://cablaj:@PASSWORD@@127.0.0.1', { PASSWORD: 'x' })).toBe(
    'postgres://cablaj:x@127.0.0.1',
  );
  expect(() => fillIn('@HOST@', {})).toThrow('Nothing is said for @HOST@');
  expect(() => replaced('memory: 2', 'memory: 1', 'memory: 3')).toThrow('does not stand there');
});

test('the shop takes the environment the cluster gives it', () => {
  const values = {
    DATABASE_PASSWORD: 'secret',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://shop.example',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'pictures',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    SMTP_URL: 'smtp://post.example:25',
  };
  const config = readConfig(parseEnv(fileFor('cablaj.env', values)));
  expect(config).toMatchObject({
    processes: 2,
    trustProxy: 1,
    databaseUrl: 'postgres://cablaj:secret@127.0.0.1:6432/cablaj',
    databaseDirectUrl: 'postgres://cablaj:secret@127.0.0.1:5432/cablaj',
    bucket: { prefix: 'shop/media' },
  });
});

test('three databases, so that one of them may be lost, two shops and a balancer', () => {
  expect([...readHosts().keys()]).toEqual(['db1', 'db2', 'db3', 'shop1', 'shop2', 'balancer']);
});

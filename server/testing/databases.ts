import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { PATIENCE } from '../../testing/patience.ts';
import { connect } from '../base/database/connect.ts';
import { limitStatements } from '../base/database/limit-statements.ts';
import { migrate } from '../base/database/migrations.ts';

/** `bare`: without any table. */
export type Template = 'bare' | 'empty' | 'demo';

/** A database of its own for one suite, copied from a template that the first user makes. */
export async function createDatabase(template: Template) {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    // Suites run in parallel: one makes the template, the others wait for it.
    await admin.query('select pg_advisory_lock(7301)');
    await ensureTemplate(admin, template);
    // Files as they are: writing each page of them to the log as well takes ten times as long.
    await admin.query(`create database ${name} template template_${template} strategy file_copy`);
  } finally {
    await admin.end();
  }
  const url = urlOf(name);
  if (inject('pooledUrl') !== null) await limitEach(url);
  return url;
}

/** As a shop behind PgBouncer does at its start. */
async function limitEach(url: string) {
  const db = connect(url, { connections: 1 });
  try {
    await limitStatements(db, PATIENCE);
  } finally {
    await db.destroy();
  }
}

/** Without any table, in the locale `C`: it knows the upper and lower case of English letters alone. */
export async function createEnglishDatabase() {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`
    create database ${name}
    template template0
    locale_provider libc
    lc_ctype 'C'
    lc_collate 'C'`);
  await admin.end();
  return urlOf(name);
}

async function ensureTemplate(admin: pg.Client, template: Template) {
  const name = `template_${template}`;
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const draft = `draft_${template}`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft}`);
  const db = connect(urlOf(draft), { patience: PATIENCE });
  try {
    if (template !== 'bare') await migrate(db);
    if (template === 'demo') {
      const { loadDemo } = await import('../../demo/load-demo.ts');
      await loadDemo(db, { dataDir: null });
    }
  } finally {
    await db.destroy();
  }
  await admin.query(`alter database ${draft} rename to ${name}`);
}

/** The way of a shop to this database: behind PgBouncer, where the run has one. */
export function wayOfShop(databaseUrl: string) {
  const pooledUrl = inject('pooledUrl');
  if (pooledUrl === null) return { url: databaseUrl, isPooled: false };
  const url = new URL(pooledUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return { url: url.href, isPooled: true };
}

function urlOf(database: string) {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

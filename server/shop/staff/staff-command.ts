import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PASSWORD_LINK_MINUTES } from '../../../contract/staff/constants.ts';
import { invitation } from '../../../contract/staff/forms.ts';
import { roles } from '../../../contract/staff/permissions.ts';
import { Refused } from '../../base/changes/refused.ts';
import { readConfig } from '../../base/config/config.ts';
import { openDatabase } from '../../base/database/open-database.ts';
import { loadSettings } from '../../base/settings/settings.ts';
import { invite } from './invite.ts';
import { makePasswordLink } from './password-links.ts';
import { listPeople, resetSecondFactor } from './people.ts';
import { findByEmail } from './queries.ts';

/** `npm run staff -- …`: for an operator who cannot sign in, or can no longer. */
const USAGE = `Usage: npm run staff -- list
       npm run staff -- invite E-MAIL [--role ROLE] [--name NAME] [--locale ro|ru]
       npm run staff -- password E-MAIL
       npm run staff -- reset-second-factor E-MAIL
Roles: ${roles.join(', ')}; without one: owner.`;

const [verb, email] = process.argv.slice(2);
const options = readOptions(process.argv.slice(4));
const isUsable = verb === 'list' ? email === undefined : email !== undefined && options !== null;
if (!isUsable || !['list', 'invite', 'password', 'reset-second-factor'].includes(verb ?? '')) {
  console.error(USAGE);
  process.exit(2);
}

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
try {
  if (verb === 'list') await list();
  if (verb === 'invite') process.exitCode = await sendInvitation(email ?? '');
  if (verb === 'password') process.exitCode = await printPasswordLink(email ?? '');
  if (verb === 'reset-second-factor') process.exitCode = await reset(email ?? '');
} finally {
  await database.close();
}

function readOptions(args: string[]) {
  const names = { role: { type: 'string' }, name: { type: 'string' }, locale: { type: 'string' } };
  try {
    return parseArgs({ args, options: names as Record<string, { type: 'string' }> }).values;
  } catch {
    return null;
  }
}

async function list() {
  const people = await listPeople(db);
  if (people.length === 0) console.log('Nobody yet: npm run staff -- invite E-MAIL');
  for (const person of people) {
    const notes = [
      person.is_active ? '' : 'deactivated',
      person.has_second_factor ? '' : 'without a second factor',
    ];
    console.log([person.email, person.role, person.name, ...notes.filter(Boolean)].join('\t'));
  }
}

async function sendInvitation(to: string): Promise<number> {
  const form = v.safeParse(invitation, { name: to, email: to, role: 'owner', ...options });
  if (!form.success) {
    console.error(`Not usable: ${form.issues.map((issue) => v.getDotPath(issue)).join(', ')}.`);
    return 1;
  }
  const settings = await loadSettings(db);
  const invited = await invite({ db, config, settings: () => settings }, 'console', form.output);
  if (invited instanceof Refused) {
    console.error(`${to} is one of the shop's people already.`);
    return 1;
  }
  console.log(`${to} is invited as ${form.output.role}; the link is on its way by mail too:`);
  console.log(invited.link);
  return 0;
}

async function printPasswordLink(of: string): Promise<number> {
  const person = await findPerson(of);
  if (!person) return 1;
  const link = await makePasswordLink({ db, config }, person);
  if (link instanceof Refused) {
    console.error(`${person.email} is deactivated.`);
    return 1;
  }
  console.log(
    `${person.email} chooses a new password here within ${PASSWORD_LINK_MINUTES} minutes:`,
  );
  console.log(link);
  return 0;
}

async function reset(of: string): Promise<number> {
  const person = await findPerson(of);
  if (!person) return 1;
  await resetSecondFactor({ db }, 'console', person.id);
  console.log(`${person.email} signs in by password and adds a new authenticator.`);
  return 0;
}

async function findPerson(of: string) {
  const person = await findByEmail(db, of);
  if (!person) console.error(`${of} is none of the shop's people.`);
  return person;
}

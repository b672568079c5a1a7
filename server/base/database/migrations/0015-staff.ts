import { type Kysely, sql } from 'kysely';

/** The shop's own people, apart from its customers: accounts, secrets, sessions, invitations. */
export async function up(db: Kysely<never>) {
  // What everybody who manages people may see; it goes into the audit log as it is.
  await sql`
    create table staff (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      email text not null check (char_length(email) <= 254),
      email_key text not null,
      role text not null
        check (role in ('owner', 'sales', 'catalogue', 'warehouse', 'content', 'accountant')),
      locale text not null check (locale in ('ro', 'ru')),
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index staff_email on staff (email_key)`.execute(db);

  // In a table of its own, so that no row that is shown or noted holds a secret.
  await sql`
    create table staff_secret (
      staff_id integer primary key references staff on delete cascade,
      password_hash text not null,
      -- Encrypted. Null until an authenticator is confirmed.
      totp_secret bytea,
      -- The last period of time whose code was used: a code works once.
      totp_step bigint
    )`.execute(db);
  await sql`
    create table staff_recovery_code (
      staff_id integer not null references staff on delete cascade,
      code_hash bytea not null,
      primary key (staff_id, code_hash)
    )`.execute(db);

  await sql`
    create table staff_session (
      id integer generated always as identity primary key,
      token_hash bytea not null,
      staff_id integer not null references staff on delete cascade,
      may_only_enrol boolean not null,
      -- Of an authenticator that is not confirmed yet; encrypted.
      pending_totp_secret bytea,
      confirmed_at timestamptz,
      address text not null,
      browser text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create unique index staff_session_token on staff_session (token_hash)`.execute(db);
  await sql`create index staff_session_staff on staff_session (staff_id)`.execute(db);

  // From where somebody signed in before: a flood of guesses from elsewhere does not close these.
  await sql`
    create table staff_network (
      staff_id integer not null references staff on delete cascade,
      network text not null,
      last_used_at timestamptz not null default now(),
      primary key (staff_id, network)
    )`.execute(db);

  await sql`
    create table staff_invitation (
      id integer generated always as identity primary key,
      token_hash bytea not null,
      -- Null: the first owner's, who says it on accepting.
      name text,
      email text,
      email_key text,
      role text not null
        check (role in ('owner', 'sales', 'catalogue', 'warehouse', 'content', 'accountant')),
      locale text not null check (locale in ('ro', 'ru')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((email is null) = (email_key is null) and (email is null) = (name is null))
    )`.execute(db);
  await sql`create unique index staff_invitation_token on staff_invitation (token_hash)`.execute(
    db,
  );
  // One invitation an e-mail: a new one takes the former's place.
  await sql`create unique index staff_invitation_email on staff_invitation (email_key)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Work that takes longer than a request, as people follow it. Queueing itself is pg-boss's. */
export async function up(db: Kysely<never>) {
  await sql`
    create table job (
      id integer generated always as identity primary key,
      kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,49}$'),
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      input jsonb not null,
      actor text not null check (actor <> ''),
      -- Where it goes on after a crash: written together with the work up to there.
      position jsonb,
      done integer not null default 0 check (done >= 0),
      total integer check (total >= 0),
      -- What it does, or why it ended so: one text for each language.
      message jsonb,
      result jsonb,
      -- For whoever looks after the machine.
      error text,
      is_cancel_asked boolean not null default false,
      -- Raised by every start: an older run that wakes up again can save nothing.
      run integer not null default 0,
      -- Its message in pg-boss's queue; null: not handed over yet.
      queue_id uuid,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      check ((ended_at is not null) = (state in ('done', 'failed', 'cancelled')))
    )`.execute(db);
  // What is to be run: looked for at every notice and every few seconds.
  await sql`
    create index job_open
    on job (id)
    where state in ('waiting', 'running')`.execute(db);
  await sql`
    create function tell_job() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_live', json_build_object(
        'kind', 'job',
        'id', new.id,
        'job', new.kind,
        'state', new.state,
        'done', new.done,
        'of', new.total
      )::text);
      if new.state = 'waiting' and new.queue_id is null then
        perform pg_notify('shop_jobs', '');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_job
    after insert or update on job
    for each row execute function tell_job()`.execute(db);
}

import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { importMessage } from '../../contract/import/messages.ts';
import { importOptions, writtenFields } from '../../contract/import/options.ts';
import type { Locale } from '../../contract/locale.ts';
import type { ImportedRow, ImportRun } from '../../contract/staff/imports.ts';
import type { JobState } from '../../contract/staff/jobs.ts';
import { isStaffMessageKey, staffMessage } from '../../contract/staff/messages.ts';
import type { Tables } from '../database/tables.ts';
import type { Problem } from './reading/problem.ts';

type Run = Omit<Selectable<Tables['import_run']>, 'file'> & {
  supplier: string | null;
  actor_name: string | null;
  job_state: JobState | null;
  job_done: number | null;
  job_total: number | null;
  job_message: Record<Locale, string> | null;
  undone_at: Date | null;
  undone_name: string | null;
  undone_products: number | null;
};

export function presentRun(run: Run, locale: Locale): ImportRun {
  const { summary } = run;
  return {
    id: run.id,
    file_name: run.file_name,
    supplier: run.supplier,
    options: v.parse(importOptions, run.options),
    state: run.state,
    found: summary && {
      rows: summary.rows,
      ...summary.counts,
      columns: summary.columns,
      guards: summary.guards.map(({ key, values }) => ({
        key,
        text: importMessage(key, locale, values),
      })),
      saved: summary.saved ?? null,
      refused_late: summary.refused_late ?? null,
    },
    job:
      run.job_id === null || run.job_state === null
        ? null
        : {
            id: run.job_id,
            state: run.job_state,
            done: run.job_done ?? 0,
            total: run.job_total,
            message: run.job_message?.[locale] ?? null,
          },
    batch: run.batch_id,
    undone: run.undone_at && {
      at: run.undone_at.toISOString(),
      by: run.undone_name ?? '',
      products: run.undone_products ?? 0,
    },
    brought_by: run.actor_name ?? run.actor,
    created_at: run.created_at.toISOString(),
    applied_at: run.applied_at?.toISOString() ?? null,
  };
}

export function presentRow(row: Selectable<Tables['import_row']>, locale: Locale): ImportedRow {
  return {
    row: row.row,
    outcome: row.outcome,
    key: row.key,
    title: row.title,
    product_id: row.product_id,
    changes: writtenFields.flatMap((field) => {
      const change = row.changes[field];
      return change ? [{ field, ...change }] : [];
    }),
    // Written by our jobs alone.
    problems: (row.problems as Kept[]).map((problem) => presentProblem(problem, locale)),
  };
}

/** What the trial found wrong, or what the sheet's verb refused when it was applied. */
type Kept =
  | Problem
  | { level: 'refused'; late: Record<string, string[]>; values: Record<string, string | number> };

function presentProblem(problem: Kept, locale: Locale): ImportedRow['problems'][number] {
  if ('late' in problem) {
    const keys = Object.values(problem.late).flat().filter(isStaffMessageKey);
    const texts = new Set(keys.map((key) => staffMessage(key, locale, problem.values)));
    const text = [...texts].join('; ');
    return { level: 'refused', field: null, value: '', text, proposal: null };
  }
  const { level, field, key, value, values, proposal = null } = problem;
  return { level, field, value, text: importMessage(key, locale, values), proposal };
}

import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { importMessage } from '../../../contract/import/messages.ts';
import {
  changedFields,
  detailFields,
  type ImportedChanges,
  type ImportedPromotion,
  type InBoth,
  importOptions,
  type NewImported,
} from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { ImportAct, ImportedRow, ImportRun } from '../../../contract/staff/imports.ts';
import type { JobState } from '../../../contract/staff/jobs.ts';
import { isStaffMessageKey, staffMessage } from '../../../contract/staff/messages.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { Problem } from './reading/problem.ts';
import { isTakable } from './take-proposals.ts';

/** With what is known of its job, and of a batch that undoes it. */
type ShownRun = Omit<Selectable<Tables['import_run']>, 'file' | 'file_bytes' | 'profile_id'> & {
  supplier: string | null;
  actor_name: string | null;
  job_state: JobState | null;
  job_done: number | null;
  job_total: number | null;
  job_message: Record<Locale, string> | null;
  undone_by: number | null;
  undone_at: Date | null;
  undone_name: string | null;
  undone_products: number | null;
};

const isOpen = (job: JobState | null) => job === 'waiting' || job === 'running';

/** Undone by the sheet, it is undone as well. */
function stateOf({ state, job_state, undone_by }: ShownRun): ImportRun['state'] {
  if ((state === 'applying' || state === 'undoing') && !isOpen(job_state)) {
    return state === 'applying' && undone_by !== null ? 'undone' : 'stopped';
  }
  return state === 'applied' && undone_by !== null ? 'undone' : state;
}

function actsOf(run: ShownRun): ImportAct[] {
  const state = stateOf(run);
  if (state === 'tried') return ['apply'];
  if (state === 'applied') return run.batch_id === null ? [] : ['undo'];
  if (state === 'trying') return run.job_state === 'cancelled' ? ['continue'] : [];
  if (state !== 'stopped') return [];
  return run.state === 'applying' ? ['continue', 'undo'] : ['continue'];
}

export function presentRun(run: ShownRun, locale: Locale): ImportRun {
  const { summary } = run;
  return {
    id: run.id,
    kind: run.kind,
    file_name: run.file_name,
    supplier: run.supplier,
    options: v.parse(importOptions, run.options),
    state: stateOf(run),
    can: actsOf(run),
    found: summary && {
      rows: summary.rows,
      ...summary.counts,
      columns: summary.columns,
      guards: summary.guards.map(({ key, values }) => ({
        key,
        text: importMessage(key, locale, values),
      })),
      brands: summary.brands ?? [],
      attributes: summary.attributes ?? [],
      values: (summary.values ?? []).map(({ attribute, value, rows }) => ({
        attribute: inLanguage(attribute, locale),
        value: inLanguage(value, locale),
        rows,
      })),
      returning: summary.returning ?? 0,
      archived: summary.archived ?? 0,
      saved: summary.saved ?? null,
      created: summary.created ?? null,
      refused_late: summary.refused_late ?? null,
      restored: summary.restored ?? null,
      left: summary.left ?? null,
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
    changes: changedFields.flatMap((field) => presentChange(row.changes, field, locale)),
    creates: row.creates && 'product' in row.creates ? presentNew(row.creates.product) : null,
    file:
      row.creates && 'file' in row.creates
        ? { kind: row.creates.file.kind, place: row.creates.file.place }
        : null,
    // Written by our jobs alone.
    problems: (row.problems as Kept[]).map((problem) => presentProblem(problem, row, locale)),
  };
}

function presentChange(
  changes: ImportedChanges,
  field: (typeof changedFields)[number],
  locale: Locale,
): ImportedRow['changes'] {
  const detail = detailFields.find(
    (one) => one === (field === 'specifications_ro' ? 'specifications' : field),
  );
  if (detail) {
    const change = changes.details?.[detail];
    return change ? [{ field, from: change.from, to: change.to }] : [];
  }
  if (field !== 'promotion') {
    if (field === 'attributes') {
      const change = changes.attributes;
      if (!change) return [];
      return [{ field, from: inLanguage(change.from, locale), to: inLanguage(change.to, locale) }];
    }
    const change = changes[field as 'price'];
    return change ? [{ field, from: change.from, to: change.to }] : [];
  }
  const { promotion } = changes;
  if (!promotion) return [];
  const from = writtenPromotion(promotion.from, locale);
  return [{ field, from, to: writtenPromotion(promotion.to, locale) }];
}

/** As it was kept for both languages, or before that in Romanian alone. */
export const inLanguage = (text: string | InBoth, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

const times = {
  ro: { now: 'de la aplicare', forever: 'fără termen' },
  ru: { now: 'с момента применения', forever: 'бессрочно' },
};

/** `17,50 lei · 16.11.2026 09:30 – 30.11.2026 23:59`; empty for none. */
function writtenPromotion(promotion: ImportedPromotion | null, locale: Locale): string {
  if (!promotion) return '';
  const starts = writtenShopTime(promotion.starts_at) || times[locale].now;
  const ends = writtenShopTime(promotion.ends_at) || times[locale].forever;
  return `${promotion.price.toFixed(2).replace('.', ',')} lei · ${starts} – ${ends}`;
}

const presentNew = ({ category, brand, attributes, details, ...product }: NewImported) => ({
  ...product,
  category: category.title,
  brand: brand.title,
  is_new_brand: brand.id === null,
});

/** What the trial found wrong, or what a verb refused when it was applied or undone. */
type Kept =
  | Problem
  | {
      level: 'refused' | 'note';
      late: Record<string, string[]>;
      values: Record<string, string | number>;
    };

function presentProblem(
  problem: Kept,
  row: Selectable<Tables['import_row']>,
  locale: Locale,
): ImportedRow['problems'][number] {
  if ('late' in problem) {
    const keys = Object.values(problem.late).flat().filter(isStaffMessageKey);
    const texts = new Set(keys.map((key) => staffMessage(key, locale, problem.values)));
    const text = [...texts].join('; ');
    return {
      level: problem.level,
      field: null,
      value: '',
      text,
      proposal: null,
      is_takable: false,
    };
  }
  const { level, field, key, attribute, values, proposal = null } = problem;
  const value = attribute ? `${attribute[locale]}: ${problem.value}` : problem.value;
  const text = importMessage(key, locale, values);
  return { level, field, value, text, proposal, is_takable: isTakable(problem, row) };
}

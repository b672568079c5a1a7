import { locales } from '../../../contract/locale.ts';
import type { EditedMailKind } from '../../../contract/staff/operations/mail-texts.ts';
import type { Changing } from '../../base/changes/change.ts';
import { createRow, lockRow, refuseOlder, writeChanges } from '../../base/changes/edit-row.ts';
import { invalid, type Mistakes, missing } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { lockName } from '../../base/database/lock-name.ts';
import {
  hasOddBrace,
  type MailTexts,
  variablesIn,
  type Wordings,
} from '../../base/mail/mail-texts.ts';
import { everyTemplate, type Template } from './templates/every-template.ts';

export const findTemplate = (kind: string) => everyTemplate.find((one) => one.kind === kind);

export async function listMailTexts(db: Database): Promise<EditedMailKind[]> {
  const rows = await db.selectFrom('mail_text').select(['kind', 'texts', 'version']).execute();
  return everyTemplate.map((template) =>
    showTexts(
      template,
      rows.find(({ kind }) => kind === template.kind),
    ),
  );
}

type Worded = { texts: Wordings[string]; version: number };

const showTexts = (
  { kind, variables, texts, isAboutOrder }: Template,
  worded: Worded | undefined,
): EditedMailKind => ({
  kind,
  version: worded?.version ?? 0,
  variables: [...variables],
  is_about_order: isAboutOrder,
  fields: Object.entries(texts).map(([field, { ro, ru }]) => ({
    field,
    ro: worded?.texts[field]?.ro ?? ro,
    ru: worded?.texts[field]?.ru ?? ru,
    default_ro: ro,
    default_ru: ru,
    required: variablesIn(ro),
  })),
});

/** What is wrong with sentences somebody has worded; fields as the call names them. */
export function mistakesInTexts(
  { variables, texts }: MailTexts,
  given: Wordings[string],
): Mistakes {
  const mistakes: Mistakes = {};
  for (const [field, worded] of Object.entries(given)) {
    const own = Object.hasOwn(texts, field) ? texts[field] : undefined;
    if (!own) {
      mistakes[`texts.${field}`] = ['VALIDATE.UNKNOWN_FIELD'];
      continue;
    }
    for (const locale of locales) {
      const named = variablesIn(worded[locale]);
      const place = `texts.${field}.${locale}`;
      if (hasOddBrace(worded[locale]) || named.some((name) => !variables.includes(name))) {
        mistakes[place] = ['EDIT.VARIABLE_UNKNOWN'];
      } else if (variablesIn(own.ro).some((name) => !named.includes(name))) {
        mistakes[place] = ['EDIT.VARIABLE_MISSING'];
      }
    }
  }
  return mistakes;
}

/** Keeps what differs from the template: where staff say the same, they follow it. */
export async function saveMailTexts(
  changing: Changing,
  kind: string,
  { given, seen }: { given: Wordings[string]; seen: number },
): Promise<EditedMailKind> {
  const template = findTemplate(kind);
  if (!template) throw missing();
  const mistakes = mistakesInTexts(template, given);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  const texts = Object.fromEntries(
    Object.entries(given).filter(([field, worded]) =>
      locales.some((locale) => worded[locale] !== template.texts[field]?.[locale]),
    ),
  );
  await lockName(changing.trx, `mail_text ${kind}`);
  const stored = await lockRow(changing, 'mail_text', kind);
  if (!stored) {
    const { version } = await createRow(changing, 'mail_text', { kind, texts });
    return showTexts(template, { texts, version });
  }
  await refuseOlder(changing, 'mail_text', kind, { stored, seen });
  const { version } = await writeChanges(changing, 'mail_text', kind, {
    stored,
    fields: { texts },
  });
  return showTexts(template, { texts, version });
}

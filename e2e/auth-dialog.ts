import type { Page } from 'playwright-core';
import type { Locale } from '../contract/locale.ts';
import { type Screen, visit } from './visitor.ts';

export const hydrated = (page: Page) =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' });

export const words = {
  ro: {
    logIn: 'Intră în cont',
    logInTab: 'Am cont',
    register: 'Creează cont',
    registerTab: 'Sunt client nou',
    physical: 'Persoană fizică',
    juridical: 'Persoană juridică',
    forgotten: 'Ați uitat parola?',
  },
  ru: {
    logIn: 'Войти',
    logInTab: 'Войти',
    register: 'Создать аккаунт',
    registerTab: 'Создать аккаунт',
    physical: 'Физическое лицо',
    juridical: 'Юридическое лицо',
    forgotten: 'Забыли пароль?',
  },
} as const;

export const inLocale = (locale: Locale, path: string) => (locale === 'ru' ? `/ru${path}` : path);

export type Form = 'login' | 'physical' | 'juridical' | 'forgotten';

/** A guest with one of the dialog's forms in front of them. */
export async function openForm(
  form: Form,
  { locale = 'ro', screen = 'desktop' }: { locale?: Locale; screen?: Screen } = {},
) {
  const visitor = await visit(inLocale(locale, '/account'), { screen });
  const { page } = visitor;
  const say = words[locale];
  await hydrated(page);
  const opener = form === 'login' || form === 'forgotten' ? say.logIn : say.register;
  await page.getByRole('main').getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').waitFor();
  if (form === 'juridical') await page.getByRole('tab', { name: say.juridical }).click();
  if (form === 'forgotten') await page.getByRole('button', { name: say.forgotten }).click();
  return visitor;
}

/** The form that can be filled in right now. */
const FORM = 'dialog:modal form:visible >> nth=-1';

/** Types into the form's fields, by their names; `true` ticks a box. */
export async function fill(page: Page, values: Record<string, string | boolean>) {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(FORM).locator(`[name="${name}"]`);
    if (typeof value === 'boolean') await control.setChecked(value);
    else await control.fill(value);
  }
}

export const submit = (page: Page) => page.locator(FORM).locator('[type=submit]').click();

/** What is said beside the fields, by their names. */
export const mistakes = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    const textOf = (input: HTMLInputElement) => {
      const notes = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      const note = notes.find((id) => id.endsWith('-error')) ?? '';
      return document.getElementById(note)?.textContent ?? '';
    };
    return Object.fromEntries(wrong.map((input) => [input.name, textOf(input)]));
  });

export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The sentence in the banner. */
export const banner = (page: Page) => page.getByRole('dialog').getByRole('alert').textContent();

export const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token');

import { readFileSync } from 'node:fs';
import { type KindCase, readKindCases } from './kinds/read-kind-cases.ts';
import { type Case, readCases } from './read-cases.ts';

export const caseFiles = ['public', 'further', 'unseen', 'uses'] as const;

const pathOf = (file: string) => new URL(`cases/${file}.md`, import.meta.url);

/** The cases kept with the project. */
export const casesOf = (file: (typeof caseFiles)[number]): Case[] =>
  readCases(readFileSync(pathOf(file), 'utf8'));

export const allCases = (): Case[] => caseFiles.flatMap(casesOf);

/** Those that say what counts as the thing asked for. */
export const kindCases = (): KindCase[] => readKindCases(readFileSync(pathOf('kinds'), 'utf8'));

/** Every file of cases kept with the project. */
export const keptFiles = (): URL[] => [...caseFiles, 'kinds'].map(pathOf);

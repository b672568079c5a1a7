import { readFileSync } from 'node:fs';
import { type Case, readCases } from './read-cases.ts';

export const caseFiles = ['public', 'further', 'unseen'] as const;

/** The cases kept with the project. */
export const casesOf = (file: (typeof caseFiles)[number]): Case[] =>
  readCases(readFileSync(new URL(`cases/${file}.md`, import.meta.url), 'utf8'));

export const allCases = (): Case[] => caseFiles.flatMap(casesOf);

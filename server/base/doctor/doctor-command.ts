import { examine } from './examine.ts';

/** `npm run doctor`: what is wrong with the set-up, in words. Ends with 1 where it would not run. */
const marks = { good: 'ok  ', doubtful: 'see ', bad: 'BAD ' };
const findings = await examine(process.env);
for (const { about, state, says } of findings) console.log(`${marks[state]} ${about}: ${says}`);
if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;

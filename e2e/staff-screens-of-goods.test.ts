import { beforeAll, test } from 'vitest';
import { expectSoundScreens, ofGoods } from './every-staff-screen.ts';
import { heldImport } from './own-imports.ts';

beforeAll(heldImport);

test('every screen about goods is open to Tab and to everybody, fits and does not complain', () =>
  expectSoundScreens(ofGoods));

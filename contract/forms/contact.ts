import type { InferOutput } from 'valibot';
import { limits } from '../constants.ts';
import { phone, requiredLines, requiredName } from './fields.ts';
import { form } from './form.ts';

export const contactForm = form({
  name: requiredName('VALIDATE.NAME', limits.name),
  phone,
  comment: requiredLines('VALIDATE.COMMENT', limits.comment),
});

export type Contact = InferOutput<typeof contactForm>;

import type { InferOutput } from 'valibot';
import { limits } from '../constants.ts';
import { phone, requiredLines, requiredText } from './fields.ts';
import { form } from './form.ts';

export const contactForm = form({
  name: requiredText('VALIDATE.NAME', limits.name),
  phone,
  comment: requiredLines('VALIDATE.COMMENT', limits.comment),
});

export type Contact = InferOutput<typeof contactForm>;

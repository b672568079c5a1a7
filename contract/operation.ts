import type { GenericSchema, InferOutput } from 'valibot';

/** One call of the API: everything both sides, the documentation and the tests know of it. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'delete';
  /** Relative to the API's base path, parameters in braces. */
  path: `/${string}`;
  summary: string;
  /** `customer` calls are refused with 401 without a valid token. */
  access: 'anyone' | 'customer';
  /** Catalogue and editorial reads may be kept by caches and revalidated. */
  cache?: 'shared';
  params?: GenericSchema<Record<string, string | undefined>, unknown>;
  query?: GenericSchema<Record<string, string | undefined>, unknown>;
  body?: GenericSchema;
  answer: GenericSchema;
  status?: 200 | 201 | 204;
  /** Statuses of expected refusals beyond 400, 401 and 429. */
  refusals?: readonly (404 | 409 | 422)[];
};

export const operation = <const T extends Operation>(definition: T): T => definition;

type Part<T extends Operation, K extends 'params' | 'query' | 'body'> = T[K] extends GenericSchema
  ? T[K]
  : never;

export type ParamsOf<T extends Operation> = InferOutput<Part<T, 'params'>>;
export type QueryOf<T extends Operation> = InferOutput<Part<T, 'query'>>;
export type BodyOf<T extends Operation> = InferOutput<Part<T, 'body'>>;
export type AnswerOf<T extends Operation> = InferOutput<T['answer']>;

import type { GenericSchema, InferOutput } from 'valibot';
import type { XLSX_TYPE } from './export-formats.ts';
import type { Permission } from './staff/permissions.ts';

/** One call of the API: everything both sides, the documentation and the tests know of it. */
export type Operation = ShopOperation | StaffOperation;

/** Calls of guests and customers, which stand in the public documentation. */
export type ShopOperation = Described & { summary: string } & ShopAccess;

/** Calls of the shop's own people. */
export type StaffOperation = Described & StaffAccess;

type Described = {
  /** What tests and the documentation call it. */
  id: string;
  method: 'get' | 'post' | 'delete';
  /** Relative to the API's base path, parameters in braces. */
  path: `/${string}`;
  /** Catalogue and editorial reads may be kept by caches and revalidated. */
  cache?: 'shared';
  params?: GenericSchema<Record<string, string | undefined>, unknown>;
  query?: GenericSchema<Record<string, string | undefined>, unknown>;
  body?: GenericSchema;
  /** A file as it is, in place of JSON; the schema's input is its bytes. */
  bodyIs?: 'file';
  /** Of the body; 128 KB unless said. */
  mostBytes?: number;
  answer: GenericSchema;
  /**
   * What is answered is of this type, or of one of these, not JSON. Events come one after the other, each as `answer`
   * says, as long as the caller listens.
   */
  answerIs?: FileType | readonly FileType[];
  status?: 200 | 201 | 204;
  /** Statuses of expected refusals beyond 400, 401 and 429. */
  refusals?: readonly (404 | 409 | 422)[];
};

type FileType =
  | 'application/pdf'
  | 'application/xml'
  | 'text/csv'
  | 'text/html'
  | 'text/event-stream'
  | typeof XLSX_TYPE;

type ShopAccess = {
  /** `customer` calls are refused with 401 without a valid token. */
  access: 'anyone' | 'customer';
};

type StaffAccess = {
  access: 'staff';
  /**
   * A permission, or one of several; or to be signed in; or to be signed in, though still without a
   * second factor; or nothing, as for signing in.
   */
  needs: Permission | readonly Permission[] | 'signed-in' | 'enrolling' | 'nothing';
  /** A second permission, where what is read is also taken along. */
  alsoNeeds?: Permission;
  /** Needs a confirmation by password and code that is not older than ten minutes. */
  isSensitive?: true;
};

export const operation = <const T extends ShopOperation>(definition: T): T => definition;

type Address<Method, Path> = { access: 'staff'; id: string; method: Method; path: Path };

export const staffOperation = <
  const Method extends Operation['method'],
  const Path extends Operation['path'],
  const T extends Omit<StaffOperation, keyof Address<Method, Path>>,
>(
  method: Method,
  path: Path,
  definition: T,
): Address<Method, Path> & T => ({
  access: 'staff',
  id: `${method} ${path}`,
  method,
  path,
  ...definition,
});

type Part<T extends Operation, K extends 'params' | 'query' | 'body'> = T[K] extends GenericSchema
  ? T[K]
  : never;

export type ParamsOf<T extends Operation> = InferOutput<Part<T, 'params'>>;
export type QueryOf<T extends Operation> = InferOutput<Part<T, 'query'>>;
export type BodyOf<T extends Operation> = InferOutput<Part<T, 'body'>>;
export type AnswerOf<T extends Operation> = InferOutput<T['answer']>;

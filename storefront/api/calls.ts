import type { GenericSchema, InferInput } from 'valibot';
import type { AnswerOf } from '../../contract/operation.ts';
import type { AnyOperation } from '../../contract/operations/every-operation.ts';
import type { QueryParams } from '../../contract/query-string.ts';

/** What may be asked of the API, as the contract's operations say. Types alone: nothing is loaded. */

export type Method = Uppercase<AnyOperation['method']>;
export type PathOf<M extends Method> = Extract<AnyOperation, { method: Lowercase<M> }>['path'];
type OperationAt<M extends Method, P> = Extract<AnyOperation, { method: Lowercase<M>; path: P }>;
export type AnswerAt<M extends Method, P> = AnswerOf<OperationAt<M, P>>;

/** What goes along with a call: left out where nothing of it is needed. */
export type Along<M extends Method, P> =
  Partial<Sent<M, P>> extends Sent<M, P> ? [sent?: Sent<M, P>] : [sent: Sent<M, P>];

/** The same, whichever the call is. */
export type AnySent = {
  params?: Record<string, string | number>;
  query?: QueryParams;
  body?: object;
  headers?: Record<string, string>;
};

type Sent<M extends Method, P> = ParamsIn<P> &
  QueryTo<OperationAt<M, P>> &
  BodyTo<OperationAt<M, P>> &
  Pick<AnySent, 'headers'>;

type ParamsIn<P> = [NameIn<P>] extends [never]
  ? unknown
  : { params: Record<NameIn<P>, string | number> };
type NameIn<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

type QueryTo<T> = T extends { query: infer Q extends GenericSchema }
  ? { query?: { [Name in keyof InferInput<Q>]?: WrittenAs<InferInput<Q>[Name]> } }
  : unknown;

/** Values whose text the API reads: `true` is written as 'true', numbers where any text may stand. */
type WrittenAs<Text> =
  | Text
  | null
  | ('true' extends Text ? boolean : never)
  | (string extends Text ? number | readonly number[] : never);

type BodyTo<T> = T extends { body: infer B extends GenericSchema }
  ? { body: InferInput<B> }
  : unknown;

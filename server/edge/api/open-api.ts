import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { ShopOperation } from '../../../contract/operation.ts';
import { user } from '../../../contract/shapes/account.ts';
import { categoryEntry, categoryPage, menuCategory } from '../../../contract/shapes/category.ts';
import { articleCard } from '../../../contract/shapes/content.ts';
import { filter, pages } from '../../../contract/shapes/listing.ts';
import { order, orderConflict } from '../../../contract/shapes/order.ts';
import { product, productCard } from '../../../contract/shapes/product.ts';
import { detail, fieldErrors, picture } from '../../../contract/shapes/values.ts';

/** Shapes that stand in many answers get a name in the document. */
const named = {
  Picture: picture,
  Pages: pages,
  ProductCard: productCard,
  Product: product,
  Filter: filter,
  CategoryEntry: categoryEntry,
  CategoryPage: categoryPage,
  MenuCategory: menuCategory,
  ArticleCard: articleCard,
  User: user,
  Order: order,
  OrderConflict: orderConflict,
  Detail: detail,
  FieldErrors: fieldErrors,
};

const options = { target: 'draft-2020-12', errorMode: 'ignore', definitions: named } as const;

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...options, typeMode });
  return pointToComponents(rest);
}

function pointToComponents<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/'));
}

/** The OpenAPI 3.1 document of the operations, generated from the contract alone. */
export function openApi(operations: ShopOperation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] ?? {}, { [operation.method]: describe(operation) });
  }
  const definitions = toJsonSchema(product, { ...options, typeMode: 'output' }).$defs ?? {};
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cablaj API',
      version: '1.0.0',
      description:
        'The whole shop: catalogue, content, accounts, carts, favourites, orders. ' +
        'Accept-Language (ro or ru) chooses the language; prices are null without a token.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: pointToComponents(definitions),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token <token>, as given by login or registration',
        },
      },
    },
  };
}

function describe(operation: ShopOperation) {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.path.split('/')[1]],
    security: operation.access === 'customer' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      ...parametersOf(operation.params, 'path', operation.path),
      ...parametersOf(operation.query, 'query', operation.path),
    ],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
      },
    }),
    responses: responsesOf(operation),
  };
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query', path: string) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties)
    .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
    .map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
}

const refusalNames = { 404: 'Not found', 409: 'Conflict', 422: 'Key used for another body' };

const contentOf = ({ answer, answerIs }: ShopOperation) => ({
  content: answerIs
    ? Object.fromEntries(
        [answerIs].flat().map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      )
    : { 'application/json': { schema: schemaOf(answer, 'output') } },
});

function responsesOf(operation: ShopOperation) {
  const status = operation.status ?? 200;
  const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
  const reference = (name: keyof typeof named) => json({ $ref: `#/components/schemas/${name}` });
  const responses: Record<string, unknown> = {
    [status]: {
      description: operation.summary,
      ...(status !== 204 && contentOf(operation)),
    },
    400: { description: 'Invalid input', ...reference('FieldErrors') },
    429: { description: 'Too many attempts', ...reference('Detail') },
  };
  if (operation.access === 'customer') {
    responses[401] = { description: 'No valid token', ...reference('Detail') };
  }
  for (const refusal of operation.refusals ?? []) {
    const shape = refusal === 409 ? 'OrderConflict' : 'Detail';
    responses[refusal] = { description: refusalNames[refusal], ...reference(shape) };
  }
  return responses;
}

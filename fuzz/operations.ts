import type { TestApp } from '#server/testing/build-test-app.ts';

/** The subset of JSON Schema used by the API description. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for path parameters. */
  path: string;
  inPath: Record<string, Schema>;
  inQuery: Record<string, Schema>;
  body: Schema | null;
}

interface Described {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** All operations of the API description. */
export async function operationsOf(portal: TestApp): Promise<Operation[]> {
  const { paths } = JSON.parse((await portal.get('/api/docs/json')).text) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const named = (place: string) =>
        Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]));
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        inPath: named('path'),
        inQuery: named('query'),
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),
  );
}

const word: Schema = { type: 'string', maxLength: 40 };

/** Routes for machines, which the description does not contain. */
export const UNDESCRIBED: readonly Operation[] = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-{part}.xml',
  '/rss/{board}.xml',
  '/notice/rss.xml',
  '/faq.md',
  '/{board}/{document}.md',
  '/{board}/detail/{document}.md',
  '/api/docs/{file}',
  '/api/docs/static/{file}',
  '/api/v1/{anything}',
  '/v1/{anything}',
  '/{anything}',
  '/api/v1/unsubscribe/one-click',
].map((path) => ({
  method: 'GET',
  path,
  inPath: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, word])),
  inQuery: { token: word, page: word },
  body: null,
}));

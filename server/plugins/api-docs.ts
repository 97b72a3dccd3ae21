import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Context } from '../context.ts';
import { readProductName } from '../site/brand.ts';

/** OpenAPI 3.1 documentation generated from the contract: page at /api/docs, JSON at /api/docs/json. */
export async function describeApi(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${await readProductName(context)} 포털 API`, version: '1.0.0' },
      servers: [{ url: context.config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  // Without the bar on top: its logo brings a style element, which the content security policy forbids.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { layout: 'BaseLayout' } });
}

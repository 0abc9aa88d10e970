import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** The control's server: only the packages that serve the shop's pages. */
const app = Fastify();
await app.register(compress, { global: true, threshold: 1024 });
await app.register(fastifyStatic, { root: process.env.PAGES, maxAge: '1y', immutable: true });
console.log(`Pages ${await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })}`);

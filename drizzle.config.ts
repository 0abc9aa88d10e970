import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` compares the schema with the migrations and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/*chema.ts',
  out: './server/db/migrations',
});

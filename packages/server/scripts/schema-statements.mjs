/** Prints, as JSON, the statements that make the schema in code from nothing: what the sum of the migrations is held to. */
import { isReady, readSchema } from './drizzle-kit.mjs';

if (isReady()) {
  const { statementsFrom } = await readSchema();
  process.stdout.write(JSON.stringify(await statementsFrom()));
}

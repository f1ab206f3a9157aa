// `npm run seed:scale`: fills an empty PostgreSQL with years of business. DATABASE_URL is the database; CUSTOMERS (a million), LARGE (200,000) and
// STEADY (1,000) are its size.
import { openPostgres } from '../../src/db/postgres';
import { ManualClock } from '../../src/platform/clock';
import { seedScale } from './seed';

const url = process.env.DATABASE_URL ?? '';
if (url === '') throw new Error('DATABASE_URL names an empty database');
const sizeFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const database = await openPostgres(url);
const size = {
  customers: sizeFrom('CUSTOMERS', 1_000_000),
  large: sizeFrom('LARGE', 200_000),
  steady: sizeFrom('STEADY', 1000),
};
await seedScale({ url, database }, size, new ManualClock().now(), (line) => void process.stdout.write(`${line}\n`));
await database.close();

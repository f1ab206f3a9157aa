import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true });
